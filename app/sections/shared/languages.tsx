import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** In which languages one may write and talk. */
export function Languages({ languages: { writing, talking, sample } }: Pick<Service, 'languages'>) {
  const t = useTranslate();
  return (
    <>
      <dl className="mt-6 grid gap-2 text-base leading-[1.4]">
        <div>
          <dt className="font-semibold font-stretch-94%">{t('Puedes escribirnos en')}</dt>
          <dd className="text-steel-800">{writing}</dd>
        </div>
        <div>
          <dt className="font-semibold font-stretch-94%">{t('Por teléfono y videollamada')}</dt>
          <dd className="text-steel-800">{talking}</dd>
        </div>
      </dl>
      {sample && <SampleNote className="mt-2" />}
    </>
  );
}
