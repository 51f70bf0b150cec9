import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { phoneSizes } from '#app/media/sizes.ts';
import { answerPath } from '#app/site/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = {
  words: ContentOf<'home'>['interior'];
  picture: PictureData;
  phone: PictureData;
};

/** A room from edge to edge of the window, and one line: what living in it is like. */
export function Interior({ words, picture, phone }: Props) {
  const language = useLanguage();
  return (
    <section className="print:break-inside-avoid">
      <div className="relative aspect-4/3 bg-sand md:aspect-21/9">
        <Picture picture={picture} sizes="100vw" phone={{ picture: phone, sizes: phoneSizes(100) }} />
      </div>
      <div className="frame studs">
        <div className="grid-12 items-baseline gap-y-3 py-step-2">
          <h2 className="type-h2-side px-text col-span-full lg:col-span-8">{words.words}</h2>
          <p className="px-text col-span-full lg:col-span-4 lg:text-right">
            <TextLink to={answerPath('noise-indoors', language)}>{words.link}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
