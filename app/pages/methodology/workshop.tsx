import type { ContentOf } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { PictureAndText } from './picture-and-text.tsx';

type Props = {
  words: ContentOf<'methodology'>['workshop'];
  picture: PictureData;
  /** what the company says of its workshop */
  company: string;
};

/** Where the work is done before anybody is on site. */
export function Workshop({ words, picture, company }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <PictureAndText picture={picture} title={words.heading} textFirst>
      <p>{company}</p>
      <p>{words.text}</p>
      <TextLink to={pathFor('phases', language)}>{t('Ver las cinco fases')}</TextLink>
    </PictureAndText>
  );
}
