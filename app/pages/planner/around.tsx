import type { ReactNode } from 'react';
import type { Planner } from '#app/content/planner.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { isHome, type PlannerCase } from '#app/lib/planner/case.ts';
import { answerPath } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

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
          <Bay heading={leftOut.heading}>
            <Points points={leftOut.points} crossed />
          </Bay>
        )}
        <Bay heading={follows.heading}>
          <Points points={its} />
          <div className="mt-4 flex flex-wrap gap-x-6 print:hidden">
            <TextLink to={answerPath(resident ? 'vat-rates' : 'building-from-abroad', language)}>
              {resident ? follows.links.vat : follows.links.abroad}
            </TextLink>
            <TextLink to={answerPath(resident ? 'mortgage' : 'non-resident-mortgage', language)}>
              {follows.links.mortgage}
            </TextLink>
          </div>
        </Bay>
      </div>
    </section>
  );
}

type PointsProps = {
  points: readonly string[];
  /** of what the total leaves out */
  crossed?: boolean;
};

function Points({ points, crossed }: PointsProps) {
  return (
    <ul className="plan-points">
      {points.map((point) => (
        <li key={point}>
          {crossed && <Icon name="close" />}
          {point}
        </li>
      ))}
    </ul>
  );
}

/** A list under its heading, which opens it. */
function Bay({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="group bleed px-bleed plan-fold">
      <summary className="plan-summary">
        <h2 className="type-h3">{heading}</h2>
        <Icon name="chevron" className="w-3 group-open:rotate-180 print:hidden" />
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
