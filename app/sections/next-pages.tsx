import { Link } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Links to further pages, just above the closing call, so that no page is a dead end. */
export function NextPages({ pages }: { pages: readonly { name: string; path: string }[] }) {
  const t = useTranslate();
  const labels = [t('Sigue'), t('También')];
  return (
    <nav aria-label={t('Otras páginas para seguir')} className="track print:hidden">
      <ul className="md:frame md:studs relative grid grid-cols-2 max-xs:grid-cols-1">
        {pages.map(({ name, path }, index) => (
          <li
            key={path}
            className="min-w-0 border-line not-first:border-l max-xs:not-first:border-t max-xs:not-first:border-l-0"
          >
            <Link
              to={path}
              className="group/link px-bleed flex h-full min-h-24 items-center justify-between gap-4 py-4 no-underline transition-colors duration-200 hover:bg-chalk hover:text-oxide-text focus-visible:-outline-offset-4 focus-visible:box-shadow-none max-md:gap-2"
            >
              <span className="min-w-0">
                <span className="type-note block text-steel-600">{labels[index]}</span>
                <span className="type-h3 block max-md:text-medium!">{name}</span>
              </span>
              <Icon
                name="arrow"
                className="size-5 transition-transform duration-200 ease-frame group-hover/link:translate-x-1 max-md:size-4"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
