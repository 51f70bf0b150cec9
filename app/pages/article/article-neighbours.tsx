import type { ArticleLink } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Neighbours } from '#app/sections/neighbours.tsx';

/** The articles published before and after this one, older to the left, newer to the right. */
export function ArticleNeighbours({ older, newer }: { older?: ArticleLink; newer?: ArticleLink }) {
  const t = useTranslate();
  return (
    <Neighbours
      label={t('Artículos por fecha')}
      previous={older && { ...older, label: t('Artículo anterior') }}
      next={newer && { ...newer, label: t('Artículo siguiente') }}
    />
  );
}
