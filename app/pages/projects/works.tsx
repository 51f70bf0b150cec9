import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ContentOf } from '#app/content/collections.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { trackProject } from '#app/lib/analytics.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { FILTER } from '#app/lib/query-parameters.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { withViewTransition } from '#app/lib/view-transition.ts';
import { type Category, useCategories } from '#app/sections/works/filter-categories.ts';
import { useWorkFacts } from '#app/sections/works/work-facts.tsx';
import { Lightbox } from '#app/ui/lightbox.tsx';
import { type Choice, WorkFilter } from './work-filter.tsx';
import { type Work, WorkGroup } from './work-group.tsx';

/** Anchor of the whole portfolio. */
const ALL = 'obras';

type Props = {
  words: ContentOf<'projects'>['groups'];
  works: Work[];
  /** weeks that a house of average size takes at most */
  houseWeeks: number;
  /** address of the calculator with the kind of building of each group */
  calculators: Record<Category, string>;
};

/** The portfolio: a filter, four groups, and a lightbox for their pictures. */
export function Works({ words, works, houseWeeks, calculators }: Props) {
  const t = useTranslate();
  const worksOf = (wanted: Choice) => works.filter(({ category }) => wanted === 'all' || category === wanted);
  const categories = useCategories().filter(({ category }) => worksOf(category).length > 0);
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const factsOf = useWorkFacts();
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const [filtered, setFiltered] = useState(false);

  // The document shows all works, none enlarged. Once hydrated, the page shows what its history entry holds: the chosen
  // group in the URL, the enlarged picture in the state. A picture has an entry of its own, so that Back closes it.
  const query = new URLSearchParams(hydrated ? search : '');
  const chosen = categories.find(({ anchor }) => anchor === query.get(FILTER))?.category ?? 'all';
  const filter = { filter: categories.find(({ category }) => category === chosen)?.anchor };
  const shown = categories.flatMap(({ category }) =>
    chosen === 'all' || category === chosen ? worksOf(category) : [],
  );
  const enlarged = hydrated ? state?.enlarged : undefined;
  const index = shown.findIndex(({ id }) => id === enlarged);

  /** Scrolls to the start of the filtered list if the visitor is past it, or sees hardly more than the filter. */
  const showStart = () => {
    const filter = list.current?.previousElementSibling?.getBoundingClientRect();
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (filter && (filter.bottom > top + 1 || top > 0.75 * innerHeight))
      list.current?.scrollIntoView({ behavior: 'instant' });
  };
  // A ref: the second of two quick clicks comes before the choice of the first is rendered.
  const latest = useRef<Choice>(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const choose = (next: Choice) => {
    if (next === latest.current) return showStart();
    latest.current = next;
    const anchor = categories.find(({ category }) => category === next)?.anchor;
    if (anchor) query.set(FILTER, anchor);
    else query.delete(FILTER);
    setFiltered(true);
    // A history entry of its own, so that Back undoes the choice.
    withViewTransition(async () => {
      await navigate({ search: query.toString() }, { preventScrollReset: true, flushSync: true });
      showStart();
    });
  };

  const show = (id: string | undefined, replace: boolean) => {
    // At the second of two quick clicks, the history holds the first picture even if it is not rendered yet.
    if (!id || id === history.state?.usr?.enlarged) return;
    trackProject(id);
    void navigate(
      { search },
      { replace, preventScrollReset: true, flushSync: true, state: { enlarged: id } },
    );
  };
  const enlarge = (id: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog returns the focus to the element that had it.
    event.currentTarget.focus({ preventScroll: true });
    show(id, false);
  };

  return (
    <div>
      {categories.length > 1 && (
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
      )}
      <div ref={list} id={ALL} className="frame studs scroll-mt-11.5 [overflow-anchor:none]">
        {categories.map(({ category, anchor, heading }, position) => (
          <WorkGroup
            key={category}
            words={words[category]}
            category={category}
            anchor={anchor}
            heading={heading}
            works={worksOf(category)}
            houseWeeks={houseWeeks}
            calculator={calculators[category]}
            hidden={chosen !== 'all' && chosen !== category}
            filter={filter}
            first={position === 0}
            onEnlarge={enlarge}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {filtered && t('Obras a la vista: {{number}}', { number: shown.length })}
      </p>
      <Lightbox
        pictures={shown.map((work) => ({
          to: work.path,
          lang: work.lang,
          state: filter,
          picture: work.enlarged,
          title: work.name,
          caption: work.summary,
          facts: factsOf(work)
            .map(({ name, value }) => `${name}: ${value}`)
            .join(' · '),
          notice: [work.rendered && t('Imagen: recreación.'), work.sample && t('Nombre y datos de muestra.')]
            .filter(Boolean)
            .join(' '),
        }))}
        index={index === -1 ? null : index}
        onMove={(next) => show(shown[next]?.id, true)}
        // If Back was pressed at the same moment, the history entry has gone already.
        onClose={() => history.state?.usr?.enlarged && void navigate(-1)}
        words={{
          label: t('Imagen ampliada'),
          close: t('Cerrar la imagen'),
          previous: t('Obra anterior'),
          next: t('Obra siguiente'),
          visit: t('Ver el proyecto'),
          position: t('{{number}} de {{total}}', { number: index + 1, total: shown.length }),
        }}
      />
    </div>
  );
}
