import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { trackProject } from '#app/lib/analytics.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { withViewTransition } from '#app/lib/view-transition.ts';
import { useCategories } from '#app/sections/projects/categories.ts';
import { type Choice, WorkFilter } from '#app/sections/projects/work-filter.tsx';
import { type Work, WorkGroup } from '#app/sections/projects/work-group.tsx';
import { Lightbox } from '#app/ui/lightbox.tsx';

/** Anchor of the whole portfolio. */
const ALL = 'obras';

/** The portfolio: filter, four groups, and each picture enlarged on request. */
export function Works({ works }: { works: Work[] }) {
  const t = useTranslate();
  const categories = useCategories();
  const list = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);

  const chosen = choice ?? 'all';
  const worksOf = (wanted: Choice) => works.filter(({ category }) => wanted === 'all' || category === wanted);
  const shown = categories.flatMap(({ category }) =>
    chosen === 'all' || category === chosen ? worksOf(category) : [],
  );
  const index = shown.findIndex(({ id }) => id === enlarged);

  const choose = (next: Choice) =>
    withViewTransition(() => {
      flushSync(() => setChoice(next));
      // Whoever has scrolled into the list gets the start of what is left of it.
      const filter = list.current?.previousElementSibling?.getBoundingClientRect();
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (filter && filter.bottom > top + 1) list.current?.scrollIntoView({ behavior: 'instant' });
    });

  const show = (id: string | undefined) => {
    if (id) trackProject(id);
    setEnlarged(id ?? null);
  };
  const enlarge = (id: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a link that is clicked; the dialog gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    show(id);
  };

  return (
    <div>
      <WorkFilter
        options={[
          { choice: 'all', anchor: ALL, label: t('Todas'), count: works.length },
          ...categories.map(({ category, anchor, short }) => ({
            choice: category,
            anchor,
            label: short,
            count: worksOf(category).length,
          })),
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <div ref={list} id={ALL} className="frame studs scroll-mt-[2.875rem] [overflow-anchor:none]">
        {categories.map(({ category, anchor, heading }, position) => (
          <WorkGroup
            key={category}
            category={category}
            anchor={anchor}
            heading={heading}
            works={worksOf(category)}
            hidden={chosen !== 'all' && chosen !== category}
            first={position === 0}
            onEnlarge={enlarge}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {choice && t('Obras a la vista: {{number}}', { number: shown.length })}
      </p>
      <Lightbox
        pictures={shown.map(({ enlarged: picture, name, summary }) => ({
          picture,
          title: name,
          caption: summary,
        }))}
        index={index === -1 ? null : index}
        onMove={(next) => show(shown[next]?.id)}
        onClose={() => show(undefined)}
        words={{
          label: t('Imagen ampliada'),
          close: t('Cerrar la imagen'),
          previous: t('Obra anterior'),
          next: t('Obra siguiente'),
          position: t('{{number}} de {{total}}', { number: index + 1, total: shown.length }),
        }}
      />
    </div>
  );
}
