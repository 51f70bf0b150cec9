import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { PictureAndText } from '#app/sections/methodology/picture-and-text.tsx';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** Where the work is done before anybody is on site. */
export function Workshop({ picture, words }: { picture: PictureData; words: string }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <PictureAndText picture={picture} title={t('Primero se construye bajo techo')} textFirst>
      <p>{words}</p>
      <p>{t('Al solar llega solo lo que toca montar, en el orden en que se monta.')}</p>
      <TextLink to={pathFor('phases', language)}>{t('Ver las cinco fases')}</TextLink>
    </PictureAndText>
  );
}
