import type { ReactNode } from 'react';
import type { ContentOf } from '#app/content/collections.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TextLink, TextLinkLook } from '#app/ui/text-link.tsx';

const STUDIES = {
  coimbra: 'https://doi.org/10.1016/j.jobe.2021.102705',
  bologna: 'https://doi.org/10.3390/su16208959',
} as const;

type Props = { words: ContentOf<'sustainability'>['otherSide']; article: string | undefined };

/** What speaks against the figures above, with its sources. */
export function OtherSide({ words, article }: Props) {
  const { recycled, emissions, studies, estimates } = words;
  return (
    <section className="track bg-sand">
      <div className="frame pt-step-5 pb-step-4">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <div data-reveal="" className="track border-line border-b">
          <Row {...recycled} />
          <Row {...emissions} />
          <Row
            title={studies.title}
            text={studies.text}
            source={
              <>
                <Study href={STUDIES.coimbra}>{studies.coimbra}</Study>
                <Study href={STUDIES.bologna}>{studies.bologna}</Study>
              </>
            }
          />
          <Row {...estimates} />
        </div>
        {article && (
          <p className="px-text pt-8">
            <TextLink to={article}>{words.link}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

/** Link to a study. Where it wraps, every line is underlined, and the arrow stays with the last word. */
function Study({ href, children }: { href: string; children: string }) {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <p className="not-first:mt-2 print:hidden">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="group/link underline-full py-1 font-medium font-stretch-94% leading-text no-underline hover:text-oxide-text"
      >
        {children.slice(0, last)}
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <TextLinkLook icon="outside">{children.slice(last)}</TextLinkLook>
        </span>
      </a>
    </p>
  );
}

type RowProps = { title: string; text: string; source: ReactNode };

function Row({ title, text, source }: RowProps) {
  return (
    <article className="grid-12 gap-y-2 border-line py-step-2 not-first:border-t">
      <h3 className="type-h3 px-text col-span-full text-balance lg:col-span-4">{title}</h3>
      <p className="px-text col-span-full max-w-measure-36 text-steel-800 lg:col-span-5">{text}</p>
      <div className="px-text col-span-full pt-0.5 text-note text-steel-600 leading-text lg:col-span-3">
        {source}
      </div>
    </article>
  );
}
