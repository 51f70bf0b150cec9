import type { WallLayer } from '#app/content/collections.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { MATERIALS, screws } from '#app/sections/wall/materials.tsx';
import { celsius, depthOf, millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { INSIDE, OUTSIDE, temperatureFall } from './temperature.ts';

const WIDTH = 340;
const HEIGHT = 312;
/** Drawn thickness of membranes in millimetres: to scale they would be thinner than a line. */
const VISIBLE = 2.5;
/** Height of the temperature line outside, and how far it falls. */
const WARM = 92;
const FALL = 118;

/** The wall cut through, seen from above and to scale, with the temperature falling inside it. */
export function WallCutDrawing({ layers }: { layers: readonly WallLayer[] }) {
  const language = useLanguage();
  const drawn = layers.map((layer) => Math.max(depthOf(layer), VISIBLE));
  const scale = WIDTH / drawn.reduce((sum, depth) => sum + depth, 0);
  const edges = runningSums(drawn.map((depth) => depth * scale)).map(Math.round);
  const steps = temperatureFall(layers).map(
    (share, index) => `L${edges[index]} ${Math.round(WARM + FALL * share)}`,
  );
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className="size-full">
      <g transform="translate(150 24)" stroke="var(--color-ink)">
        {layers.map(({ id, sheets }, index) => (
          <CutLayer key={id} id={id} sheets={sheets} from={edges[index] ?? 0} to={edges[index + 1] ?? 0} />
        ))}
        <g fill="none" className="stroke-oxide">
          <path d={`M0 352h${WIDTH}m-345 5 10-10m330 10 10-10`} strokeWidth="1.6" />
          <path
            d={`M-110 ${WARM}H-24${steps.join('')}L364 ${WARM + FALL}h86`}
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        </g>
      </g>
      <g className="text-heading xl:text-base">
        <text x="40" y={WARM + 10}>
          {celsius(OUTSIDE, language)}
        </text>
        <text x="600" y={WARM + FALL + 10} textAnchor="end">
          {celsius(INSIDE, language)}
        </text>
        <text x={150 + WIDTH / 2} y="368" textAnchor="middle" className="fill-oxide-text">
          {millimetres(Math.round(wallDepth(layers)), language)}
        </text>
      </g>
    </svg>
  );
}

/** One layer of the cut. */
function CutLayer({
  id,
  sheets,
  from,
  to,
}: {
  id: WallLayer['id'];
  sheets: number;
  from: number;
  to: number;
}) {
  const width = to - from;
  const { face, side } = MATERIALS[id];
  const thin = id === 'membrane' || id === 'vapour';
  const fill = thin ? side : id === 'osb' ? 'url(#osb-small)' : face;
  const sheet = width / sheets;
  return (
    <g transform={`translate(${from})`} fill="none">
      <path d={`M0 0h${width}v${HEIGHT}H0z`} fill={fill} stroke={thin ? 'none' : undefined} />
      {id === 'render' && (
        <path
          d={`M${Math.round(width * 0.35)} 6V${HEIGHT}M${Math.round(width * 0.7)} 14V${HEIGHT}`}
          stroke="#b9a98a"
          {...screws(17, 2)}
        />
      )}
      {id === 'insulation' && <path d={`M0 104h${width}M0 208h${width}`} stroke={side} />}
      {id === 'studs' && <Studs width={width} />}
      {sheets > 1 && <path d={`M${sheet} 0v${HEIGHT}`} />}
    </g>
  );
}

/** Wool with one stud of the frame in it. */
function Studs({ width }: { width: number }) {
  const half = 2 * Math.round(width / 8);
  const wave = `c${half * 0.5}-24 ${half * 0.5} 24 ${half} 0s${half * 0.5} 24 ${half} 0 ${half * 0.5} 24 ${half} 0 ${half * 0.5} 24 ${half} 0`;
  const rows = Array.from({ length: 12 }, (_, row) => `M0 ${16 + row * 26}${wave}`);
  return (
    <>
      <path d={rows.join('')} stroke="#d3c193" strokeWidth="1.4" />
      <path d={`M22 304h-19v-62h${width - 6}v62h-19`} stroke="var(--color-ink)" strokeWidth="6.500" />
      <path d={`M22 304h-19v-62h${width - 6}v62h-19`} stroke="var(--color-steel-400)" strokeWidth="4.500" />
    </>
  );
}
