import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import type { Category } from '#app/sections/works/filter-categories.ts';

export type Choice = Category | 'all';

type Props = {
  options: { choice: Choice; anchor: string; label: string; count: number }[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

const CLASS =
  'group -scroll-mt-5 flex items-baseline gap-2 whitespace-nowrap px-4 py-4 font-medium font-stretch-92% no-underline hover:bg-sand focus-visible:box-shadow-none focus-visible:-outline-offset-4 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:outline-paper md:px-bay';

/**
 * Sticky bar that shows one kind of work or all. Without script, links to the groups stand in its place. Both are in the
 * document: a button that only came with React would take the first click, and the focus, from the link it replaces.
 */
export function WorkFilter({ options, chosen, onChoose }: Props) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);

  // The button changes in the next frame, the list after it: a view transition first captures the old list.
  const [pressed, setPressed] = useState<Choice>();
  useEffect(() => setPressed((last) => (last === chosen ? undefined : last)), [chosen]);
  const press = (choice: Choice) => {
    setPressed(choice === chosen ? undefined : choice);
    requestAnimationFrame(() => setTimeout(() => onChoose(choice)));
  };

  // Back or the URL may choose too: on a phone, the chosen button may be out of sight.
  const seen = useRef<Choice>('all');
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (seen.current === chosen || !button) return;
    seen.current = chosen;
    list.current?.scrollTo({
      left: button.offsetLeft - (list.current.clientWidth - button.offsetWidth) / 2,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [chosen]);

  return (
    <div className="sticky top-header z-10 border-line border-y bg-paper [view-transition-name:work-filter] print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; nothing is sent here */}
      <div role="group" aria-label={t('Filtrar por categoría')} className="frame max-md:w-full">
        <ul ref={list} className="goes-on relative flex overflow-x-auto">
          {options.map(({ choice, anchor, label, count }, index) => {
            const edge = index === 0 ? 'max-md:pl-gutter' : '';
            const words = (
              <>
                {label}
                <span className="text-note text-steel-600 leading-none tabular-nums group-aria-pressed:text-steel-200">
                  {count}
                </span>
              </>
            );
            return (
              <li key={choice} className="flex-none border-line not-first:border-l last:border-r">
                <button
                  type="button"
                  aria-pressed={choice === (pressed ?? chosen)}
                  onClick={() => press(choice)}
                  className={`${CLASS} ${edge} no-js:hidden`}
                >
                  {words}
                </button>
                <a href={`#${anchor}`} data-stands-in className={`${CLASS} ${edge} js:hidden`}>
                  {words}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
