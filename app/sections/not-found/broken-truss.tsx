import { useLanguage } from '#app/i18n/use-translate.ts';
import { millimetres } from '#app/sections/wall/measures.ts';

/** Millimetres a unit of the drawing stands for: twelve bays of 600 mm. */
const SCALE = 7.5;

const SPAN = 960;
const RISE = 240;
const BAYS = 12;
const BASE = 280;
const LEFT = 140;

/** Posts and diagonals: thicker on phones, where the drawing is small, so that they are still 1.5 px wide. */
const THIN = 'stroke-3 max-md:stroke-5';

/** Height of the upper chord over a point of the lower one, in drawing units. */
function chord(x: number): number {
  return BASE - RISE * (1 - Math.abs(x - SPAN / 2) / (SPAN / 2));
}

const posts = Array.from({ length: BAYS - 1 }, (_, index) => ((index + 1) * SPAN) / BAYS);

/** The bar that is missing: the diagonal between the third and the fourth post. */
const GAP = { from: posts[2] ?? 0, to: posts[3] ?? 0 };

function diagonals(): { from: number; to: number }[] {
  return posts.slice(0, -1).map((from, index) => ({ from, to: posts[index + 1] ?? SPAN }));
}

/** Roof truss of steel profiles with one diagonal missing, drawn where it should be in dashes. Decorative. */
export function BrokenTruss() {
  const language = useLanguage();
  const length = Math.round(Math.hypot(GAP.to - GAP.from, BASE - chord(GAP.to)));
  const bar = ({ from, to }: { from: number; to: number }) =>
    from < SPAN / 2
      ? { x1: LEFT + from, y1: BASE, x2: LEFT + to, y2: chord(to) }
      : { x1: LEFT + from, y1: chord(from), x2: LEFT + to, y2: BASE };
  return (
    <svg viewBox="0 24 1240 398" aria-hidden="true" className="w-full max-md:-ml-[6%] max-md:w-[112%]">
      <path
        className="fill-none stroke-9 stroke-ink max-md:stroke-11"
        strokeLinejoin="miter"
        d={`M${LEFT - 60} ${BASE + 30}L${LEFT + SPAN / 2} ${BASE - RISE}L${LEFT + SPAN + 60} ${BASE + 30}`}
      />
      <path className="fill-none stroke-7 stroke-ink max-md:stroke-9" d={`M${LEFT} ${BASE}H${LEFT + SPAN}`} />
      <path
        className="fill-none stroke-ink"
        strokeWidth="10"
        d={`M${LEFT} ${BASE}v44M${LEFT + SPAN} ${BASE}v44`}
      />
      {posts.map((x) => (
        <path
          key={x}
          className={`fill-none stroke-steel-400 ${THIN}`}
          d={`M${LEFT + x} ${BASE}V${chord(x)}`}
        />
      ))}
      {diagonals()
        .filter(({ from }) => from !== GAP.from)
        .map((ends) => (
          <line key={ends.from} {...bar(ends)} className={`stroke-steel-400 ${THIN}`} />
        ))}
      <line {...bar(GAP)} className={`stroke-oxide ${THIN}`} strokeDasharray="9 8" />
      <g className={`fill-none stroke-oxide ${THIN}`}>
        <circle cx={LEFT + GAP.from} cy={BASE} r="7" />
        <circle cx={LEFT + GAP.to} cy={chord(GAP.to)} r="7" />
      </g>
      {/* the bar itself, fallen: as long as its gap, lying at four degrees */}
      <g transform="translate(720 400)rotate(4)">
        <path d={`M0 0h${length}`} className="stroke-7 stroke-oxide max-md:stroke-9" />
        <path
          d={`M0-24h${length}M-5-19l10-10m${length - 10} 10 10-10`}
          className="fill-none stroke-thin stroke-oxide-text max-md:stroke-3"
        />
        <text
          x={length / 2}
          y="-37"
          textAnchor="middle"
          className="fill-oxide-text text-[2.875rem] max-md:-translate-y-3 md:text-heading lg:text-large"
        >
          {millimetres(Math.round(length * SCALE), language)}
        </text>
      </g>
    </svg>
  );
}
