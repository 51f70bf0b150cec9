import { Link } from 'react-router';
import type { Phase } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';

/** Links to the phases below the picture, about as wide as each is long; filled up to the phase being read. */
export function StepBar({ phases, current }: { phases: readonly Phase[]; current: number }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <nav aria-label={t('Ir a una fase')}>
      <ol className="grid grid-cols-5 overflow-x-clip border-line border-t bg-paper max-lg:border-b md:grid-cols-[2fr_3fr_4fr_4fr_1.6fr]">
        {phases.map(({ id, shortName }, index) => (
          <li key={id} className="group/step relative border-line not-first:border-l">
            <span
              aria-hidden="true"
              className={`-top-px absolute right-0 -left-px h-0.75 origin-left bg-oxide transition-transform duration-(--duration-enter) ease-frame ${index <= current ? 'scale-x-100' : 'scale-x-0'}`}
            />
            <Link
              to={`${pathFor('phases', language)}#fase-${index + 1}`}
              aria-current={index === current ? 'step' : undefined}
              className="group flex min-h-13 items-center justify-center gap-1.5 whitespace-nowrap p-1 font-stretch-90% text-note text-steel-600 leading-tight no-underline hover:text-ink focus-visible:-outline-offset-2 focus-visible:box-shadow-none current:font-semibold current:text-ink lg:min-h-16 lg:justify-start lg:px-2 lg:py-2 xl:gap-2.5 xl:px-3.5"
            >
              <span className="axis group-current:axis-active size-7.5 text-note max-lg:mb-4 max-lg:size-6">
                {index + 1}
              </span>
              {/* On phones all names keep their places and only the current one shows, so nothing moves when it changes. */}
              <span className="max-lg:pointer-events-none max-lg:absolute max-lg:bottom-1 max-lg:z-1 max-lg:bg-paper max-lg:px-1 max-lg:text-center max-lg:opacity-0 max-lg:group-current:opacity-100 group-first/step:max-lg:left-0 group-first/step:max-lg:min-w-full group-last/step:max-lg:right-0 group-last/step:max-lg:min-w-full">
                {shortName}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
