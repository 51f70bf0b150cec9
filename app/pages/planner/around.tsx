import type { Planner } from '#app/content/planner.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { isHome, type PlannerCase } from '#app/lib/planner/case.ts';
import { answerPath } from '#app/site/paths.ts';
import { PointList } from '#app/ui/point-list.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Fold } from './fold.tsx';

type Props = { plan: PlannerCase; planner: Planner };

/** What the total leaves out, and the taxes and insurance that follow from who builds. */
export function Around({ plan, planner: { words, showPrices } }: Props) {
  const language = useLanguage();
  const { leftOut, follows } = words;
  const { building, business, resident } = plan;
  const home = isHome(building);
  const its = [
    home ? follows.homesVat : follows.otherVat,
    business && follows.business,
    home && (business || building === 'homes' ? follows.mustInsure : follows.mayInsure),
    ...(resident ? [] : follows.abroad),
  ].filter((text) => text !== false);
  return (
    <section data-around="" className="track">
      <div data-two-bays="" className="frame studs grid lg:grid-cols-2">
        {showPrices && (
          <div className="bleed px-bleed py-step-4">
            <h2 className="type-h3 mb-3">{leftOut.heading}</h2>
            <Fold of={leftOut.heading} />
            <PointList points={leftOut.points} icon="close" />
          </div>
        )}
        <div className="bleed px-bleed border-line py-step-4 max-lg:border-t lg:border-l">
          <h2 className="type-h3 mb-3">{follows.heading}</h2>
          <Fold of={follows.heading} />
          <PointList points={its} />
          <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <TextLink to={answerPath(resident ? 'vat-rates' : 'building-from-abroad', language)}>
              {resident ? follows.links.vat : follows.links.abroad}
            </TextLink>
            <TextLink to={answerPath(resident ? 'mortgage' : 'non-resident-mortgage', language)}>
              {follows.links.mortgage}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
