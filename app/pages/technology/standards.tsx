import { useId } from 'react';
import type { ContentOf, Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { displayFigure } from '#app/lib/display-figure.ts';
import { decimal, millimetres } from '#app/sections/wall/measures.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { NarrowFold } from '#app/ui/narrow-fold.tsx';
import { Section } from '#app/ui/section.tsx';

type Scale = {
  /** end of the scale, which begins at 0 */
  end: number;
  /** what the rule asks for */
  limit: number;
  /** what this wall has: solid up to the lowest value, hatched up to the highest */
  ours: { from: number; to: number };
};

type Rule = ContentOf<'technology'>['standards']['rules'][number]['id'];

type Figure = {
  figure: string;
  /** only where this wall has a value to compare with what the rule asks for */
  scale?: Scale;
  ours?: string;
};

const TRANSMITTANCE = '\u202fW/(m²\u202f·\u202fK)';

type Props = { words: ContentOf<'technology'>['standards']; wall: Wall };

/** What the rules ask for, each with its source, and beside it this wall's own value where its layers give one. */
export function Standards({ words, wall }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const { from, to } = wall.transmittance;
  const figures: Record<Rule, Figure> = {
    steel: { figure: 'S280GD–S350GD + Z275' },
    studs: {
      figure: t('{{closer}} o {{wider}}', { closer: 400, wider: millimetres(600, language) }),
      ours: t('Este muro: {{value}}', { value: millimetres(wall.spacing, language) }),
    },
    fire: { figure: 'R\u202f30' },
    noise: { figure: t('{{decibels}}\u202fdBA', { decibels: 50 }) },
    heat: {
      figure: decimal(0.56, language) + TRANSMITTANCE,
      scale: { end: 0.8, limit: 0.56, ours: wall.transmittance },
      ours: t('Este muro, calculado: {{value}}', {
        value: `${decimal(from, language)}–${decimal(to, language)}${TRANSMITTANCE}`,
      }),
    },
    earthquake: { figure: `${decimal(0.04, language)}\u202fg` },
  };
  return (
    <Section title={words.heading} lead={words.lead} ruled={false}>
      <dl data-reveal="" className="bleed cells border-line border-y md:grid-cols-2 lg:grid-cols-3">
        {words.rules.map(({ id, term, text, source }) => {
          const { figure, scale, ours } = figures[id];
          return (
            <div key={term} className="px-bleed py-step-1">
              <dt className="pr-8 font-semibold font-stretch-94%">{term}</dt>
              <dd className="mt-2 font-medium font-stretch-80% text-figure tracking-close leading-none tabular-nums">
                {displayFigure(figure)}
              </dd>
              <dd>
                <NarrowFold label={term}>
                  <p className="mt-3 max-w-measure-30 text-base text-steel-800">{text}</p>
                  <p className="type-note mt-3 text-steel-600">{source}</p>
                </NarrowFold>
              </dd>
              {ours && (
                <dd className="pt-4">
                  {scale && <LimitScale {...scale} />}
                  <span className="font-semibold font-stretch-94% text-oxide-text">{ours}</span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="type-note px-text max-w-measure-60 pt-4 pb-step-4 text-steel-600">{words.note}</p>
    </Section>
  );
}

/** A limit as a tick on a scale, and this wall's own value as a bar. */
function LimitScale({ end, limit, ours }: Scale) {
  const t = useTranslate();
  const hatch = useId();
  const percent = (value: number) => `${+((100 * value) / end).toFixed(1)}%`;
  return (
    <svg
      aria-hidden="true"
      className="mt-5 mb-1.5 block h-5 w-full overflow-visible border-line-strong border-b ticks-8"
    >
      <Hatch id={hatch} />
      <rect y="30%" width={percent(ours.to)} height="50%" fill={`url(#${hatch})`} />
      <rect y="30%" width={percent(ours.from)} height="50%" className="fill-accent" />
      <line x1={percent(limit)} x2={percent(limit)} y2="100%" strokeWidth="3" className="stroke-ink" />
      <text x={percent(limit)} y="-.4rem" textAnchor="middle" className="fill-ink text-note">
        {t('La norma')}
      </text>
    </svg>
  );
}
