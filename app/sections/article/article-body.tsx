import type { PictureData } from '#app/media/picture-data.ts';
import { Picture } from '#app/ui/picture.tsx';

/** A piece of the text, its picture resolved. */
export type BodyBlock =
  | { kind: 'html'; html: string }
  | { kind: 'figure'; picture: PictureData; caption: string };

/** The text: lead, then pieces of ready HTML with pictures between them. */
export function ArticleBody({ lead, blocks }: { lead: string; blocks: BodyBlock[] }) {
  return (
    <div className="prose px-text col-span-full lg:col-span-6">
      {/* Built from our own Markdown and sanitised there: content/markdown.ts. */}
      <p className="type-lead" dangerouslySetInnerHTML={{ __html: lead }} />
      {blocks.map((block) =>
        block.kind === 'html' ? (
          <div key={block.html} dangerouslySetInnerHTML={{ __html: block.html }} />
        ) : (
          <figure key={block.picture.src}>
            <div className="relative aspect-[16/9] overflow-hidden">
              <Picture
                picture={block.picture}
                sizes="(width < 1024px) 94vw, min(60vw, 930px)"
                className="object-[60%_60%]"
              />
            </div>
            <figcaption>{block.caption}</figcaption>
          </figure>
        ),
      )}
    </div>
  );
}
