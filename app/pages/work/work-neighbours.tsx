import { Link } from 'react-router';
import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { useFilterState } from '#app/sections/works/use-filter-state.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const CELL =
  'group/link grid content-start gap-1 py-5 no-underline hover:text-oxide-text md:px-bay md:py-step-2';

function Words({ label, icon, name, lang }: { label: string; icon: IconName; name: string; lang?: string }) {
  return (
    <>
      <span
        className={`type-note inline-flex items-center gap-2.5 text-steel-600 ${icon === 'arrow' ? 'md:flex-row-reverse' : ''}`}
      >
        <Icon name={icon} className="size-4" />
        {label}
      </span>
      <span
        lang={lang}
        className="type-h4 decoration-[1.5px] underline-offset-[.2em] group-hover/link:underline"
      >
        {name}
      </span>
    </>
  );
}

/** The works before and after this one in the portfolio; of two, the other one; nothing where it is the only one. */
export function WorkNeighbours({ path, previous, next }: Pick<FoundWork, 'path' | 'previous' | 'next'>) {
  const t = useTranslate();
  const state = useFilterState();
  if (next.path === path) return null;
  return (
    <nav
      aria-label={t('Otras obras')}
      className="frame studs track grid divide-line print:hidden max-md:divide-y md:grid-cols-2 md:divide-x"
    >
      {previous.path !== next.path && (
        <Link to={previous.path} hrefLang={previous.lang} state={state} className={CELL}>
          <Words icon="back" label={t('Obra anterior')} name={previous.name} lang={previous.lang} />
        </Link>
      )}
      <Link
        to={next.path}
        hrefLang={next.lang}
        state={state}
        className={`${CELL} md:col-start-2 md:justify-items-end md:text-right`}
      >
        <Words icon="arrow" label={t('Obra siguiente')} name={next.name} lang={next.lang} />
      </Link>
    </nav>
  );
}
