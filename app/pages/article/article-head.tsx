import type { ComponentProps } from 'react';
import type { Day } from '#app/i18n/format-date.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { EDGE_TO_EDGE, phoneSizes } from '#app/media/sizes.ts';
import { RenderNote } from '#app/sections/render-note.tsx';
import { pathFor } from '#app/site/paths.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PictureKey, PictureNumbers } from './picture-numbers.tsx';

type Props = {
  title: string;
  /** ready HTML */
  lead: string;
  category: string;
  author: string;
  published: Day;
  updated?: Day;
  /** minutes */
  readingTime: number;
};

/** Head of an article: the way back, category, title, lead, and who wrote it when. */
export function ArticleHead({ title, lead, category, author, published, updated, readingTime }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <header className="frame studs">
      <div className="pt-3 md:pt-5">
        <BackLink to={pathFor('blog', language)}>{t('Volver al Blog')}</BackLink>
      </div>
      <div className="grid-12 gap-y-5 pt-4 pb-step-4">
        <div className="px-text col-span-full grid justify-items-start gap-5">
          <p className="type-note rounded-tag border border-oxide-text px-3 py-1.5 font-semibold text-oxide-text leading-snug">
            {category}
          </p>
          <Headline words={title} className="type-h1" />
        </div>
        {/* Above the text, in its columns. Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
        <p
          className="type-lead px-text col-span-full text-steel-800 lg:col-span-7 lg:col-start-4"
          dangerouslySetInnerHTML={{ __html: lead }}
        />
        <p className="px-text col-span-full flex flex-wrap gap-x-3.5 gap-y-1 self-start lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:flex-col lg:pt-1 font-stretch-94% text-small text-steel-600 tabular-nums">
          <span>{author}</span>
          <time dateTime={published.iso}>{published.text}</time>
          {updated && (
            <time dateTime={updated.iso}>{t('Actualizado: {{date}}', { date: updated.text })}</time>
          )}
          <span>{t('{{minutes}}\u202fmin de lectura', { minutes: readingTime })}</span>
        </p>
      </div>
    </header>
  );
}

type PictureProps = {
  wide: PictureData;
  phone: PictureData;
  rendered: boolean;
  /** positions of small numbers in the picture, and what they stand for */
  numbers: ComponentProps<typeof PictureNumbers>['places'];
  names: readonly string[];
};

/**
 * Main picture of an article, as wide as the frame. A picture with numbers is cropped only at the top, where it has
 * none, and repeats them large; it is 16:10 on phones.
 */
export function ArticlePicture({ wide, phone, rendered, numbers, names }: PictureProps) {
  const numbered = numbers.length > 0;
  const shape = numbered ? 'aspect-16/10' : 'aspect-4/3';
  return (
    <>
      <div
        className={`bleed to-edges relative [@media(width>=106rem)]:h-184 overflow-hidden bg-sand md:aspect-2/1 ${shape}`}
      >
        <Picture
          picture={wide}
          phone={{ picture: phone, sizes: phoneSizes(100) }}
          sizes={EDGE_TO_EDGE}
          first
          className={numbered ? 'object-bottom' : undefined}
        />
        {/* Positions refer to the 16:10 crop, which ends below the 2:1 crop by this share of the width (content/pictures). */}
        {numbered && (
          <div className="absolute inset-x-0 bottom-0 aspect-16/10 md:-mb-[9.67%]">
            <PictureNumbers places={numbers} />
          </div>
        )}
      </div>
      {numbered ? (
        <div className="grid-12 gap-y-3 pt-3">
          {rendered && <RenderNote className="px-text col-span-full lg:col-span-3" />}
          <div className="px-text col-span-full lg:col-span-6 lg:col-start-4">
            <PictureKey names={names} />
          </div>
        </div>
      ) : (
        rendered && <RenderNote className="px-text py-3" />
      )}
    </>
  );
}
