import type { Service } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/shared/sample-note.tsx';

/** What happens after a message, and when. Beside the form. */
export function AfterWriting({ afterwards: { steps, sample } }: Pick<Service, 'afterwards'>) {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="quote-afterwards"
      className="px-bleed pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(1.5rem,2.6vw,2.25rem)]"
    >
      <h2 id="quote-afterwards" className="type-h3">
        {t('Qué pasa cuando escribes')}
      </h2>
      <ol className="mt-4">
        {steps.map(({ name, when, text }, index) => (
          <li key={name} className="flex gap-4 border-line border-t py-3">
            <span aria-hidden="true" className="axis">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold font-stretch-94%">
                {name} <span className="font-normal text-steel-600">· {when}</span>
              </h3>
              <p className="mt-1 text-base text-steel-800">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {sample && <SampleNote className="mt-2" />}
    </section>
  );
}
