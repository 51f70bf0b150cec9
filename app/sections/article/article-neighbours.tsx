import { Link } from 'react-router';
import type { ArticleLink } from '#app/content/articles.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const CELL =
  'group/link grid content-start gap-1 py-5 no-underline hover:text-oxide-text md:px-bay md:py-[clamp(1.5rem,2.4vw,2.25rem)]';

function Words({ label, icon, title }: { label: string; icon: IconName; title: string }) {
  return (
    <>
      <span
        className={`type-note inline-flex items-center gap-[.6em] text-steel-600 ${icon === 'arrow' ? 'md:flex-row-reverse' : ''}`}
      >
        <Icon name={icon} className="size-4" />
        {label}
      </span>
      <span className="type-h3 text-balance decoration-[1.5px] underline-offset-[.2em] group-hover/link:underline">
        {title}
      </span>
    </>
  );
}

/** The articles published before and after this one, older to the left, newer to the right. */
export function ArticleNeighbours({ older, newer }: { older?: ArticleLink; newer?: ArticleLink }) {
  const t = useTranslate();
  return (
    <nav
      aria-label={t('Artículos por fecha')}
      className="frame studs track grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x"
    >
      {older && (
        <Link to={older.path} className={CELL}>
          <Words label={t('Artículo anterior')} icon="back" title={older.title} />
        </Link>
      )}
      {newer && (
        <Link to={newer.path} className={`${CELL} md:col-start-2 md:justify-items-end md:text-right`}>
          <Words label={t('Artículo siguiente')} icon="arrow" title={newer.title} />
        </Link>
      )}
    </nav>
  );
}
