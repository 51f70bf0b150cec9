import { Link } from 'react-router';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const CELL =
  'group/link grid content-start gap-1 py-5 no-underline hover:text-oxide-text md:px-bay md:py-step-2';

/** A page of the same kind: its relation to this one (`label`), its name, and its language if it is another. */
type Neighbour = { path: string; label: string; title: string; lang?: string };

function Words({ label, icon, title, lang }: Omit<Neighbour, 'path'> & { icon: IconName }) {
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
        className="type-h3 decoration-[1.5px] underline-offset-[.2em] group-hover/link:underline"
      >
        {title}
      </span>
    </>
  );
}

type Props = { label: string; previous?: Neighbour; next?: Neighbour; state?: unknown };

/**
 * Links to the previous and the next page of the same kind, at the left and at the right.
 * @param state router state of the links
 */
export function Neighbours({ label, previous, next, state }: Props) {
  return (
    <nav
      aria-label={label}
      className="frame studs track grid divide-line print:hidden max-md:divide-y md:grid-cols-2 md:divide-x"
    >
      {previous && (
        <Link to={previous.path} hrefLang={previous.lang} state={state} className={CELL}>
          <Words icon="back" {...previous} />
        </Link>
      )}
      {next && (
        <Link
          to={next.path}
          hrefLang={next.lang}
          state={state}
          className={`${CELL} md:col-start-2 md:justify-items-end md:text-right`}
        >
          <Words icon="arrow" {...next} />
        </Link>
      )}
    </nav>
  );
}
