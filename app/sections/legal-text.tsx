import type { LegalPage } from '#app/content/legal.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Headline } from '#app/ui/headline.tsx';
import { FoldedIndex, SideIndex } from '#app/ui/text-index.tsx';

/** A legal page: the article's layout without picture. */
export function LegalText({ page }: { page: LegalPage }) {
  const t = useTranslate();
  const { title, updated, text } = page;
  const sections = text.headings.filter(({ level }) => level === 2);
  const index = { headings: sections, title: t('En esta página') };
  return (
    <article className="frame studs">
      <header className="px-text pt-step-5 pb-step-4">
        <Headline words={title} className="type-h1" />
        <p className="mt-5 text-small text-steel-600 tabular-nums">
          {t('Última revisión:')} <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      </header>
      <div className="grid-12 lg:track pb-section lg:pt-step-5">
        <SideIndex {...index} />
        <FoldedIndex {...index} />
        <div className="prose prose-long px-text col-span-full lg:col-span-7">
          <p className="type-lead" dangerouslySetInnerHTML={{ __html: text.lead }} />
          {text.blocks.map(
            (block) =>
              block.kind === 'html' && (
                <block.tag key={block.html} dangerouslySetInnerHTML={{ __html: block.html }} />
              ),
          )}
        </div>
      </div>
    </article>
  );
}
