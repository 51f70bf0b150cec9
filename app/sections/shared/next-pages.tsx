import { Link } from 'react-router';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Where one goes from here: the last row of a page, so that none is a dead end. */
export function NextPages({ pages }: { pages: readonly { name: string; path: string }[] }) {
  const t = useTranslate();
  const labels = [t('Sigue'), t('También')];
  return (
    <nav aria-label={t('Otras páginas para seguir')} className="track print:hidden">
      <ul className="frame studs grid md:grid-cols-2">
        {pages.map(({ name, path }, index) => (
          <li key={path} className="bleed border-line max-md:not-first:border-t md:not-first:border-l">
            <Link
              to={path}
              className="group/link px-bleed flex min-h-24 items-center justify-between gap-4 py-4 no-underline transition-colors duration-200 hover:bg-chalk hover:text-oxide-text focus-visible:-outline-offset-4 focus-visible:shadow-none"
            >
              <span>
                <span className="type-note block text-steel-600">{labels[index]}</span>
                <span className="type-h3 block">{name}</span>
              </span>
              <Icon
                name="arrow"
                className="size-5 transition-transform duration-200 ease-frame group-hover/link:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
