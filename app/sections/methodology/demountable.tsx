import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { PictureAndText } from '#app/sections/methodology/picture-and-text.tsx';
import { pathFor } from '#app/site/paths.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** Prefabricated structures that can be taken apart again. */
export function Demountable({ picture }: { picture: PictureData }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <PictureAndText picture={picture} title={t('Lo que se atornilla se puede desatornillar')}>
      <p>
        {t(
          'Una estructura prefabricada de acero se puede ampliar, modificar o desmontar pieza a pieza, y sus perfiles se reutilizan o se reciclan. La losa y los revestimientos pegados, no.',
        )}
      </p>
      <p>{t('Mientras está en pie es un edificio como cualquier otro, fijo a su cimentación.')}</p>
      <TextLink to={pathFor('technology', language)}>{t('Ver la tecnología')}</TextLink>
    </PictureAndText>
  );
}
