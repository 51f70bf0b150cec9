import type { WallLayer } from '#app/content/collections.ts';
import { MATERIALS } from '#app/sections/wall/materials.tsx';
import { LayerFace } from './layer-face.tsx';
import { END_ANGLE, faceAngle, round, type Slab, slabs, type WallView } from './wall-geometry.ts';

type Props = {
  layers: readonly WallLayer[];
  view: WallView;
  /** text alternative of the whole drawing */
  label: string;
  /** layer that is lifted out, counted from outside */
  active: number | undefined;
  /** words and figures of the wide drawing; there is no room for them on phones */
  captions?: { exterior: string; interior: string; spacing: string; thicknesses: readonly string[] };
  className: string;
};

/** Distance of the dot of a leader line above the lower edge of its layer: at the edge it could be the neighbour's. */
const ABOVE_EDGE = 9;

const CAPTION = 'text-heading lg:text-large xl:text-small';

/** The exterior wall taken apart, layer by layer, seen from outside. */
export function WallDrawing({ layers, view, label, active, captions, className }: Props) {
  const { width, height } = view.box;
  const parts = slabs(layers, view);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={`${captions ? CAPTION : 'text-small'} ${className}`}
    >
      {captions && <Direction width={width} from={captions.exterior} to={captions.interior} />}
      <g fill="none" stroke="var(--color-ink)" strokeLinejoin="round">
        {/* painted from the inside out: outer layers cover inner ones */}
        {parts.toReversed().map((slab, behind) => {
          const index = parts.length - 1 - behind;
          return (
            <g
              key={slab.id}
              data-layer={index}
              data-lifted={index === active ? '' : undefined}
              transform={`translate(${slab.x} ${slab.y})`}
              className="wall-layer"
            >
              <Body slab={slab} view={view} />
              {captions && slab.id === 'studs' && (
                <Spacing slab={slab} view={view} label={captions.spacing} />
              )}
              <Bubble slab={slab} view={view} number={index + 1} caption={captions?.thicknesses[index]} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** Face, top and end of a layer. */
function Body({ slab, view }: { slab: Slab; view: WallView }) {
  const { id, height, depth } = slab;
  const { width, fall } = view.face;
  const { top, side } = MATERIALS[id];
  const edge = `M0-${height}l${width} ${fall}v${height}`;
  const holes = [0.3, 0.6, 0.9].map((part) => -height * part);
  return (
    <>
      <path
        d={`M0-${height}l${depth.x}-${depth.y} ${width} ${fall}-${depth.x} ${depth.y}z`}
        fill={top}
        stroke="none"
      />
      <path
        d={`M${width} ${fall}l${depth.x}-${depth.y}v-${height}l-${depth.x} ${depth.y}z`}
        fill={side}
        stroke="none"
      />
      {id === 'studs' && (
        <g transform={`translate(${width} ${fall})skewY(${END_ANGLE})`} fill="#5c676e">
          {holes.map((y) => (
            <ellipse
              key={y}
              cx={round(depth.x / 2)}
              cy={Math.round(y + height * 0.1)}
              rx={Math.round(depth.x * 0.15)}
              ry={Math.round(depth.x * 0.32)}
            />
          ))}
        </g>
      )}
      <g transform={`skewY(${faceAngle(view)})`}>
        <LayerFace id={id} width={width} height={height} osb={view.osb} />
      </g>
      <path d={edge} strokeOpacity=".45" />
      <path d={`M0 0v-${height}l${depth.x}-${depth.y} ${width} ${fall}v${height}l-${depth.x} ${depth.y}z`} />
    </>
  );
}

/** Number of a layer, the line to it and its thickness. */
function Bubble({
  slab,
  view,
  number,
  caption,
}: {
  slab: Slab;
  view: WallView;
  number: number;
  caption: string | undefined;
}) {
  const { from, radius } = view.bubble;
  const x = round(slab.bubble.x - slab.x);
  const y = slab.bubble.y - slab.y;
  const leaves = Math.round((view.face.fall * from) / view.face.width) - ABOVE_EDGE;
  return (
    <>
      <path d={`M${from} ${leaves}L${x} ${y - radius}`} />
      <circle cx={from} cy={leaves} r="3.5" fill="var(--color-ink)" stroke="#fff" />
      <circle cx={x} cy={y} r={radius} strokeWidth="1.5" className="wall-bubble" />
      <text x={x} y={y} dy=".35em">
        {number}
      </text>
      {caption && (
        <text x={x + radius + 9} y={y} dy=".35em">
          {caption}
        </text>
      )}
    </>
  );
}

/** Which side of the wall is outside. */
function Direction({ width, from, to }: { width: number; from: string; to: string }) {
  return (
    <g className="wall-direction">
      <path d={`M104 19H${width - 128}m-6-4 6 4-6 4`} fill="none" stroke="var(--color-steel-400)" />
      <text x="34" y="24">
        {from}
      </text>
      <text x={width - 34} y="24" textAnchor="end">
        {to}
      </text>
    </g>
  );
}

/** Dimension from stud to stud, above the last two. */
function Spacing({ slab, view, label }: { slab: Slab; view: WallView; label: string }) {
  const { width } = view.face;
  const pitch = round((width - 9) / 3);
  const middle = round(width - 4.5 - pitch / 2);
  const fall = round((view.face.fall * middle) / width);
  return (
    <>
      <g
        transform={`translate(${slab.depth.x} -${slab.height + slab.depth.y})skewY(${faceAngle(view)})`}
        strokeWidth="1.25"
        className="stroke-oxide-text"
      >
        <path d={`M${width - 4.5}-5v-26m-${pitch} 0v26M${width + 4}-21H${width - pitch - 13}`} />
        <path d={`m${width - 8.5}-16 8-10m-${pitch} 0-8 10`} />
      </g>
      <text
        x={round(middle + slab.depth.x)}
        y={round(fall - slab.height - slab.depth.y - 46)}
        textAnchor="middle"
        className="wall-spacing"
      >
        {label}
      </text>
    </>
  );
}
