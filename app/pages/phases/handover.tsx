import type { ContentOf, Handover as HandoverData } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { DEFAULT_LANGUAGE } from '#app/site/published-languages.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

type Props = { words: ContentOf<'phases'>['handover']; handover: HandoverData };

/** The papers that come with the keys, by their names, and who answers afterwards. */
export function Handover({ words, handover: { papers, care } }: Props) {
  const abroad = useLanguage() !== DEFAULT_LANGUAGE;
  return (
    <section id="entrega" className="track">
      <div className="frame studs pt-step-5">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <details className="px-text">
          <summary className="chevron flex min-h-14 items-center justify-between border-line border-y font-semibold font-stretch-94% hover:text-oxide-text">
            {words.papers}
          </summary>
          <dl className="grid gap-x-12 lg:grid-cols-2">
            {papers.map(({ name, spanish, text }) => (
              <div key={name} className="border-line border-b py-4">
                <dt className="font-semibold font-stretch-94%">{name}</dt>
                <dd className="mt-1 text-base text-steel-800 first-letter:uppercase">
                  {abroad && spanish && (
                    <>
                      <i lang={DEFAULT_LANGUAGE} className="not-italic">
                        {spanish}
                      </i>
                      {': '}
                    </>
                  )}
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <div className="track bleed mt-step-3 grid lg:grid-cols-4">
          <h2 className="type-h2-side px-bleed pt-step-3 pb-bay lg:pb-step-3">{words.care}</h2>
          {care.points.map(({ name, text }) => (
            <div
              key={name}
              className="px-bleed border-line py-bay max-lg:not-first:border-t lg:border-l lg:pt-step-3 lg:pb-step-3"
            >
              <h3 className="type-h3">{name}</h3>
              <p className="mt-2.5 text-base text-steel-800">{text}</p>
            </div>
          ))}
        </div>
        {care.sample && <SampleNote className="px-text border-line border-t py-4" />}
      </div>
    </section>
  );
}
