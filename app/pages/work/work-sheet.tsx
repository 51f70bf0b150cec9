import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { useAllWorkFacts } from '#app/sections/works/work-facts.tsx';

type Props = Pick<
  FoundWork,
  'category' | 'area' | 'place' | 'weeks' | 'storeys' | 'storeysAdded' | 'year' | 'system'
>;

const NAME = 'text-small text-steel-600 max-md:font-stretch-94%';

/** The known facts of the work in ruled cells, and its structural system. */
export function WorkSheet({ system, ...work }: Props) {
  const t = useTranslate();
  const facts = useAllWorkFacts()(work);
  return (
    <section aria-label={t('Datos de la obra')} className="frame studs">
      <dl className="bleed cells track grid-cols-2 md:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {facts.map(({ name, value }) => (
          <div key={name} className="px-bleed flex flex-col justify-between gap-2 py-step-1">
            <dt className={NAME}>{name}</dt>
            <dd className="wrap-anywhere hyphens-auto font-medium font-stretch-80% text-heading tabular-nums md:text-figure leading-none tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {system && (
        <dl className="track px-text grid gap-x-6 gap-y-1 py-5 md:flex md:items-baseline">
          <dt className={NAME}>{t('Sistema')}</dt>
          <dd className="first-letter:uppercase">{system}</dd>
        </dl>
      )}
    </section>
  );
}
