import { useTranslate } from '#app/i18n/use-translate.ts';
import type { Work } from '#app/sections/projects/work-group.tsx';

type Fact = { name: string; value: string | number };

/** What is known of a work, each with its name; what is not known is left out. */
export function useWorkFacts(): (work: Work) => Fact[] {
  const t = useTranslate();
  return ({ place, area, storeys, weeks, year, system }) => {
    const known = [
      [t('Municipio'), place],
      [t('Superficie'), area],
      [t('Plantas'), storeys],
      [t('Semanas'), weeks?.real],
      [t('Año'), year],
      [t('Sistema'), system],
    ] as const;
    return known.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  };
}

/** What a work is made of and what of it is not real yet: its picture, its data. */
export function WorkFacts({ work }: { work: Work }) {
  const t = useTranslate();
  const facts = useWorkFacts()(work);
  return (
    <>
      {facts.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-small leading-[1.35]">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="type-note text-steel-600">{name}</dt>
              <dd className="tabular-nums first-letter:uppercase">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="type-note mt-2 text-steel-600">
        {work.rendered && `${t('Imagen: recreación.')} `}
        {work.sample && t('Nombre y datos de muestra.')}
      </p>
    </>
  );
}
