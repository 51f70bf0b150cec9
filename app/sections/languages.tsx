import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = Pick<Service, 'languages'> & { className: string };

/** In which languages one may write and talk. */
export function Languages({ languages: { writing, talking }, className }: Props) {
  const t = useTranslate();
  return (
    <dl className={`grid gap-x-8 gap-y-2 text-base leading-text ${className}`}>
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
