import type { Work } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import type { Category } from '#app/sections/projects/categories.ts';
import { weeksRange } from '#app/sections/projects/group-facts.ts';
import { TextLink } from '#app/ui/text-link.tsx';

/** The structure of each group's works, and the label of its link to the calculator. */
function useGroupWords(): Record<Category, { steel: string; calculate: string }> {
  const t = useTranslate();
  return {
    residential: {
      steel: t('Muros, forjados y cubierta en acero ligero; lo que toca el terreno, en hormigón.'),
      calculate: t('Calcula tu vivienda'),
    },
    buildings: {
      steel: t('La altura la llevan pórticos laminados; forjados y fachadas, el acero ligero.'),
      calculate: t('Calcula tu edificio'),
    },
    commercial: {
      steel: t(
        'Perfil laminado sobre el vidrio, que no quiere pilares; entramado ligero en fachadas y divisiones.',
      ),
      calculate: t('Calcula tu local'),
    },
    warehouses: {
      steel: t('Pórticos laminados para las luces grandes; acero ligero en oficinas y cerramientos.'),
      calculate: t('Calcula tu nave'),
    },
  };
}

type Props = {
  id: string;
  heading: string;
  category: Category;
  works: readonly Pick<Work, 'weeks'>[];
  /** weeks that a house of average size takes at most */
  houseWeeks: number;
  /** address of the calculator with the group's kind of building */
  calculator: string;
};

/** Head of a group of works: their structure, the weeks they took, and a link to the calculator. */
export function GroupHead({ id, heading, category, works, houseWeeks, calculator }: Props) {
  const t = useTranslate();
  const { steel, calculate } = useGroupWords()[category];
  const weeks = weeksRange(works);
  return (
    <div className="grid-12 items-center gap-y-2 pt-[clamp(1.5rem,2.6vw,3rem)] pb-[clamp(1rem,1.25vw,2rem)]">
      <h2 id={id} className="type-h2-side px-text col-span-full lg:col-span-7">
        {heading}
      </h2>
      <div className="px-text col-span-full lg:col-span-5">
        <p className="text-balance text-body text-steel-800">{steel}</p>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6">
          {weeks && (
            <span className="font-medium tabular-nums">
              {t('{{weeks}} semanas de obra', {
                weeks: [...new Set(weeks)].join('–'),
                count: weeks[1],
              })}
            </span>
          )}
          {category === 'residential' && weeks && weeks[0] > houseWeeks && (
            <p className="basis-full text-pretty text-base text-steel-800 lg:order-last lg:mt-1">
              {t(
                'Son obras más grandes que una casa unifamiliar de tamaño medio, que sin piscina ni jardín lleva de {{claims.house-weeks.from}} a {{claims.house-weeks.to}} semanas.',
              )}
            </p>
          )}
          <TextLink to={calculator} className="scroll-mt-14 text-base">
            {calculate}
          </TextLink>
        </div>
      </div>
    </div>
  );
}
