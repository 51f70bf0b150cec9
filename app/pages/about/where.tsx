import { Link } from 'react-router';
import type { ContentOf, Service } from '#app/content/collections.ts';
import type { PlacedWork } from '#app/content/works.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { LinkArrow } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ProvinceMap, WorkDot } from './province-map.tsx';

const BAY = 'px-bleed border-line py-step-1 max-xl:border-t';

/** A work in the list. Its dot on the map belongs to the same link. */
function PlacedWorkLink({ work, number }: { work: PlacedWork; number: number }) {
  const { path, name, lang, place, weeks, at } = work;
  return (
    <Link
      to={path}
      lang={lang}
      hrefLang={lang}
      className="group/link grid 3xs:grid-cols-[1.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 text-base leading-snug no-underline"
    >
      {at && <WorkDot at={at} number={number} />}
      <span
        aria-hidden="true"
        className={`inline-grid size-7 place-items-center rounded-full font-semibold text-small leading-none ${at ? 'bg-oxide-button text-white group-hover/link:bg-ink group-focus-visible/link:bg-ink' : 'border border-line-strong'}`}
      >
        {at && number}
      </span>
      <span className="text-steel-600">
        <span className="block font-semibold font-stretch-94% text-ink group-hover/link:text-oxide-text">
          {name}
        </span>{' '}
        {place}
      </span>
      <span className="whitespace-nowrap text-small text-steel-600 tabular-nums">
        {weeks?.promised && weeks.real && `${weeks.promised} / ${weeks.real}`}
      </span>
      <LinkArrow className="max-3xs:hidden" />
    </Link>
  );
}

type Props = {
  words: Pick<ContentOf<'about'>, 'where' | 'abroad'>;
  service: Service;
  works: PlacedWork[];
};

/** Where the company builds, with a map of its works; and how clients abroad follow their works. */
export function Where({ words, service: { abroad }, works }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  // A company elsewhere has no use for the map of this province.
  const hasMap = works.some(({ at }) => at);
  return (
    <section className="track">
      <div className="frame studs">
        <div className="pt-step-3">
          <SectionHead title={words.where.heading}>{hasMap && words.where.lead}</SectionHead>
        </div>
        <div className="track bleed relative break-inside-avoid md:grid md:grid-cols-2 xl:grid-cols-4">
          <div className="bg-chalk md:col-span-2 print:col-span-1">
            {hasMap && <ProvinceMap label={words.where.label} sea={words.where.sea} />}
            <div className="px-bleed pb-4">
              {hasMap && <p className="type-note text-steel-600">{words.where.note}</p>}
              {abroad.sample && <SampleNote />}
            </div>
          </div>
          <div className={`${BAY} xl:border-l`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="type-h3">{words.where.works}</h3>
              {works.some(({ weeks }) => weeks?.promised && weeks.real) && (
                <p className="type-note text-steel-600">{t('Semanas, plan / real')}</p>
              )}
            </div>
            <ul className="mt-3">
              {works.map((work, index) => (
                <li key={work.path} className="border-line not-first:border-t">
                  <PlacedWorkLink work={work} number={index + 1} />
                </li>
              ))}
            </ul>
          </div>
          <div className={`${BAY} md:border-l print:col-span-2`}>
            <h2 className="type-h3">{words.abroad.heading}</h2>
            <ul className="mt-3 mb-5 text-base leading-text">
              {abroad.ways.map((way) => (
                <li key={way} className="flex gap-3 border-line py-2.5 not-first:border-t">
                  <Mark className="mt-1 h-4 flex-none text-oxide" />
                  {way}
                </li>
              ))}
            </ul>
            <TextLink to={`${pathFor('answers', language)}#group-abroad`}>{words.abroad.link}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
