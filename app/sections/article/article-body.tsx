import type { HtmlBlock } from '#app/content/markdown.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { sizes } from '#app/media/sizes.ts';
import { Picture } from '#app/ui/picture.tsx';

/** A piece of the text, its picture resolved. */
export type BodyBlock = HtmlBlock | { kind: 'figure'; picture: PictureData; caption: string };

/** The text: lead, then pieces of ready HTML with pictures between them. */
export function ArticleBody({ lead, blocks }: { lead: string; blocks: BodyBlock[] }) {
  return (
    <div className="prose prose-long px-text col-span-full lg:col-span-6">
      {/* Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
      <p className="type-lead" dangerouslySetInnerHTML={{ __html: lead }} />
      {blocks.map((block) =>
        block.kind === 'html' ? (
          <block.tag key={block.html} dangerouslySetInnerHTML={{ __html: block.html }} />
        ) : (
          <figure key={block.picture.base}>
            <div className="relative aspect-[16/10] overflow-hidden">
              <Picture picture={block.picture} sizes={sizes(90, '(width < 1024px) 90vw, min(45vw, 760px)')} />
            </div>
            <figcaption>{block.caption}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
}
