import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { PictureAndText } from './picture-and-text.tsx';

type Props = { words: ContentOf<'methodology'>['demountable']; picture: PictureData };

/** Prefabricated structures that can be taken apart again. */
export function Demountable({ words, picture }: Props) {
  const language = useLanguage();
  return (
    <PictureAndText picture={picture} title={words.heading}>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TextLink to={pathFor('technology', language)}>{words.link}</TextLink>
    </PictureAndText>
  );
}
