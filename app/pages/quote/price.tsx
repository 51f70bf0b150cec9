import type { ContentOf, Price as PriceData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { pageName, pathFor } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const COLUMN = 'px-bleed py-bay';
const LIST = 'text-base text-steel-800 leading-text';

type Props = {
  words: ContentOf<'quote'>['price'];
  paying: ContentOf<'quote'>['payments'];
  price: PriceData;
  /** whether anything on the page is sample data: said once, at its end */
  sample: boolean;
};

/** What the price of a house includes and what it does not, and its payments to scale. */
export function Price({ words, paying, price: { included, notIncluded, payments }, sample }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const before = runningSums(payments.map(({ part }) => part));
  return (
    <section id="precio" className="track">
      <div className="frame studs pt-section">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <div className="track bleed grid lg:grid-cols-2">
          <div className={COLUMN}>
            <h3 className="type-h3 pb-3">{words.included}</h3>
            <dl className={LIST}>
              {included.map(({ name, text }) => (
                <div key={name} className="grid gap-x-4 border-line border-t py-3 sm:grid-cols-[11rem_1fr]">
                  <dt className="flex gap-3 font-semibold font-stretch-94% text-ink">
                    <Icon name="tick" className="mt-[.2em] size-[1.05em] text-oxide-text" />
                    {name}
                  </dt>
                  <dd className="first-letter:uppercase max-sm:pl-7">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={`${COLUMN} border-line max-lg:border-t lg:border-l`}>
            <h3 className="type-h3 pb-3">{words.notIncluded}</h3>
            <ul className={LIST}>
              {notIncluded.map((item) => (
                <li key={item} className="flex gap-3 border-line border-t py-3">
                  <Icon name="close" className="mt-1 size-[.8em]" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div id="pagos" className="track grid-12 gap-y-6 py-step-4">
          <div className="px-text col-span-full lg:col-span-4 lg:pr-8">
            <h2 className="type-h2-side">{paying.heading}</h2>
            <p className="mt-4 text-base text-steel-800">{paying.lead}</p>
            <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <TextLink to={`${pathFor('methodology', language)}#antes-de-la-obra`}>{paying.link}</TextLink>
              <TextLink to={pathFor('planner', language)}>{pageName('planner', language)}</TextLink>
            </div>
          </div>
          <div className="px-text col-span-full lg:col-span-8">
            <p
              aria-hidden="true"
              className="type-note grid gap-x-4 pb-2 text-steel-600 tabular-nums sm:grid-cols-[13rem_1fr_3.5rem]"
            >
              <span className="flex justify-between gap-x-4 sm:col-start-2">
                <span>{paying.caption}</span>
                <span className="whitespace-nowrap">0 – {t('{{number}}\u202f%', { number: 100 })}</span>
              </span>
            </p>
            <ol className="border-line border-b">
              {payments.map(({ name, part }, index) => (
                <li
                  key={name}
                  className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line border-t py-3 sm:grid-cols-[13rem_1fr_3.5rem]"
                >
                  <span className="text-base leading-snug">{name}</span>
                  <b className="text-right font-semibold tabular-nums sm:order-3">
                    {t('{{number}}\u202f%', { number: part })}
                  </b>
                  <svg
                    aria-hidden="true"
                    className="h-5 w-full border-line-strong border-b bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_calc((100%-1px)/10))] max-sm:col-span-full"
                  >
                    <rect
                      x={`${before[index]}%`}
                      y="20%"
                      width={`${part}%`}
                      height="60%"
                      className="fill-accent"
                    />
                  </svg>
                </li>
              ))}
            </ol>
            {sample && <SampleNote everywhere className="mt-4" />}
          </div>
        </div>
      </div>
    </section>
  );
}
