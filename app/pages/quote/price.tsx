import type { ContentOf, Price as PriceData } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { pageName, pathFor } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PointList } from '#app/ui/point-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const COLUMN = 'px-bleed py-bay';

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
    <Section id="precio" title={words.heading} lead={words.lead}>
      <div className="track bleed cells lg:grid-cols-2">
        <div className={COLUMN}>
          <h3 className="type-h3 pb-3">{words.included}</h3>
          <dl className="text-base text-steel-800 leading-text">
            {included.map(({ name, text }) => (
              <div key={name} className="grid gap-x-4 border-line border-t py-3 sm:grid-cols-3">
                <dt className="flex gap-3 font-semibold font-stretch-94% text-ink">
                  <Icon name="tick" className="mt-0.75 size-4.5 text-oxide-text" />
                  {name}
                </dt>
                <dd className="first-letter:uppercase max-sm:pl-7 sm:col-span-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={COLUMN}>
          <h3 className="type-h3 pb-3">{words.notIncluded}</h3>
          <PointList points={notIncluded} icon="close" className="text-steel-800" />
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
            className="type-note flex justify-between gap-x-4 pb-2 text-steel-600 tabular-nums sm:mr-18 sm:ml-56"
          >
            <span>{paying.caption}</span>
            <span className="whitespace-nowrap">0 – {t('{{number}}\u202f%', { number: 100 })}</span>
          </p>
          <ol className="border-line border-b">
            {payments.map(({ name, part }, index) => (
              <li key={name} className="flex items-center gap-x-4 border-line border-t py-3 max-sm:flex-wrap">
                <span className="flex-1 text-base leading-snug sm:w-52 sm:flex-none">{name}</span>
                <b className="text-right font-semibold tabular-nums sm:order-3 sm:w-14">
                  {t('{{number}}\u202f%', { number: part })}
                </b>
                <svg
                  aria-hidden="true"
                  className="ticks-10 h-5 w-full border-line-strong border-b sm:w-auto sm:flex-1"
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
    </Section>
  );
}
