import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

/** In which languages one may write and talk. */
export function Languages({ languages: { writing, talking } }: Pick<Service, 'languages'>) {
  const t = useTranslate();
  return (
    <dl className="mt-6 grid gap-y-2 text-base leading-text">
      <div>
        <dt className="font-semibold font-stretch-94%">{t('Puedes escribirnos en')}</dt>
        <dd className="text-steel-800 first-letter:uppercase">{writing}</dd>
      </div>
      <div>
        <dt className="font-semibold font-stretch-94%">{t('Por teléfono y videollamada')}</dt>
        <dd className="text-steel-800 first-letter:uppercase">{talking}</dd>
      </div>
    </dl>
  );
}
