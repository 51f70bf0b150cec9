import type { Wall, WallLayer } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { runningSums } from '#app/lib/running-sums.ts';
import { depthOf, layerThickness, millimetres, wallDepth } from '#app/sections/wall/measures.ts';
import { cutColour, Stud, THIN } from '#app/sections/wall/wall-cut.tsx';

/** All in millimetres: top of the wall, below the names; visible length of the wall; room below and at both sides. */
const TOP = 11;
const SEEN = 60;
const FOOT = 19;
const SIDE = 30;
const LINE = 4.4;

/** From this depth, in millimetres, a layer's name is horizontal; below it is rotated, or beside the layer (`THIN`). */
const LYING = 40;
const TWO_LINES = 10;

/** Horizontal section of the wall: a unit of the drawing is a millimetre, in print too. */
export function WallSheetDrawing({ wall, label }: { wall: Wall; label: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const depth = wallDepth(wall.layers);
  const width = depth + 2 * SIDE;
  const height = TOP + SEEN + FOOT;
  const edges = runningSums(wall.layers.map(depthOf));
  return (
    <svg
      role="img"
      aria-label={label}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`${-SIDE} 0 ${width} ${height}`}
      className="mx-auto mt-8 h-auto max-w-full text-[3.6px]"
    >
      {wall.layers.map((layer, index) => (
        <Layer key={layer.id} layer={layer} profile={wall.profile} x={edges[index] ?? 0} />
      ))}
      <Dimension length={depth} label={millimetres(Math.round(depth), language)} />
      <g className="fill-steel-600">
        <text y={height - 2}>{t('Exterior')}</text>
        <text x={depth} y={height - 2} textAnchor="end">
          {t('Interior')}
        </text>
      </g>
    </svg>
  );
}

/** One layer with its name and thickness. */
function Layer({ layer, profile, x }: { layer: WallLayer; profile: Wall['profile']; x: number }) {
  const language = useLanguage();
  const { id, name, sheets } = layer;
  const width = depthOf(layer);
  const thin = width < THIN;
  const thickness = layerThickness(layer, language);
  const middle = width / 2;
  // With several sheets, one line stands in each.
  const between = sheets > 1 ? width / sheets : LINE;
  return (
    <g transform={`translate(${+x.toFixed(2)} ${TOP})`}>
      <path d={`M0 0h${width}v${SEEN}H0z`} fill={cutColour(id, width)} />
      {!thin && <path d={`M0 0v${SEEN}M${width} 0v${SEEN}`} strokeWidth=".25" className="stroke-ink" />}
      {sheets > 1 && <path d={`M${middle} 0v${SEEN}`} strokeWidth=".25" className="stroke-steel-400" />}
      {id === 'studs' && <Stud profile={profile} seen={SEEN} above={10} />}
      {thin ? (
        <>
          <path d={`M${middle} 0v-6h-2`} strokeWidth=".3" className="fill-none stroke-ink" />
          <text x={middle - 3} y="-4.800" textAnchor="end">
            {`${name} · ${thickness}`}
          </text>
        </>
      ) : width >= LYING ? (
        <>
          <text x={middle} y="8" textAnchor="middle" className="font-semibold">
            {name}
          </text>
          <text x={middle} y={8 + LINE} textAnchor="middle">
            {thickness}
          </text>
        </>
      ) : (
        <g transform={`translate(${middle} ${SEEN / 2})rotate(-90)`} textAnchor="middle">
          {width < TWO_LINES ? (
            <text y="1.200">{`${name} · ${thickness}`}</text>
          ) : (
            <>
              <text y={1.2 - between / 2} className="font-semibold">
                {name}
              </text>
              <text y={1.2 + between / 2}>{thickness}</text>
            </>
          )}
        </g>
      )}
    </g>
  );
}

/** Dimension line below what it measures. */
function Dimension({ length, label }: { length: number; label: string }) {
  const y = TOP + SEEN + 8;
  return (
    <>
      <path
        d={`M0 ${y - 5}v7m${length} 0v-7M0 ${y}h${length}M-1.5 ${y + 1.5}l3-3m${length - 3} 3 3-3`}
        strokeWidth=".4"
        className="fill-none stroke-oxide"
      />
      <text
        x={length / 2}
        y={y + 1.4}
        textAnchor="middle"
        strokeWidth="4"
        className="fill-oxide-text stroke-chalk [paint-order:stroke]"
      >
        {label}
      </text>
    </>
  );
}
