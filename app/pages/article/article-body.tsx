import { type ComponentProps, Fragment } from 'react';
import type { HtmlBlock } from '#app/content/markdown.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { pathFor } from '#app/site/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { PictureNumbers } from './picture-numbers.tsx';

/** A piece of the text, its picture resolved. */
export type BodyBlock =
  | HtmlBlock
  | {
      kind: 'figure';
      picture: PictureData;
      caption: string;
      /** positions of small numbers in the picture that the text explains */
      numbers: ComponentProps<typeof PictureNumbers>['places'];
    };

/** The article's text: blocks of ready HTML, pictures, and a call to action after two sections. */
export function ArticleBody({ blocks, ask }: { blocks: BodyBlock[]; ask: string }) {
  // The call to action does not fit beside a wide table.
  const asked = blocks
    .filter((block) => block.kind === 'html' && block.tag === 'section')
    .slice(2)
    .find((block) => block.kind === 'html' && !block.html.includes('<table'));
  return (
    <div className="prose prose-long px-text col-span-full lg:col-span-6">
      {blocks.map((block) =>
        block.kind === 'html' ? (
          <Fragment key={block.html}>
            {block === asked && <AskUs words={ask} />}
            {/* Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
            <block.tag dangerouslySetInnerHTML={{ __html: block.html }} />
          </Fragment>
        ) : (
          <figure key={block.picture.base}>
            <div className="relative aspect-16/10 overflow-hidden">
              <Picture
                picture={block.picture}
                sizes={sizes(90, '(width < 1024px) 90vw, min(67vw, 1150px)')}
              />
              {block.numbers.length > 0 && <PictureNumbers places={block.numbers} />}
            </div>
            <figcaption>{block.caption}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
}

/** Call to action for readers who need not finish the article. It floats beside the text where there is room. */
function AskUs({ words }: { words: string }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-oxide border-l-4 bg-chalk px-bay py-5 text-base xl:float-right xl:mt-18 xl:-mr-[calc(50%+var(--spacing-bay))] xl:w-60 print:hidden">
      <p className="max-w-measure-26">{words}</p>
      <TextLink to={pathFor('quote', language)}>{t('Pedir presupuesto')}</TextLink>
    </aside>
  );
}
