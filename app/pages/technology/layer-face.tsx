import type { WallLayer } from '#app/content/collections.ts';
import { MATERIALS, screws } from '#app/sections/wall/materials.tsx';

type Props = { id: WallLayer['id']; width: number; height: number; osb: string };

/** Visible face of a layer: a rectangle with its lower left corner at 0 0. The parent adds outline and skew. */
export function LayerFace({ id, width, height, osb }: Props) {
  const { face, side } = MATERIALS[id];
  const details = DETAILS[id]?.(width, height);
  return (
    <>
      <path d={`M0 0v-${height}h${width}V0z`} fill={id === 'osb' ? `url(#${osb})` : face} stroke="none" />
      {details && <g stroke={side}>{details}</g>}
    </>
  );
}

/** What makes a material recognisable. */
const DETAILS: Partial<Record<WallLayer['id'], (width: number, height: number) => React.ReactNode>> = {
  render: (width, height) => {
    const rows = Array.from({ length: 7 }, (_, index) => {
      const x = Math.round((width * (index + 0.6)) / 7.3);
      return `M${x}-${height - 8 - ((index * 29) % 47)}V0`;
    });
    return <path d={rows.join('')} {...screws(49, 2)} stroke="#cdbfa5" />;
  },
  insulation: (width, height) => {
    const third = Math.round(height / 3);
    const at = (part: number) => Math.round(width * part);
    return (
      <path
        d={`M0-${third}h${width}M0-${2 * third}h${width}M${at(0.5)} 0v-${third}M${at(0.25)}-${third}v-${third}M${at(0.75)}-${third}v-${third}M${at(0.5)}-${2 * third}V-${height}`}
      />
    );
  },
  board: boardFace,
  lining: boardFace,
  membrane: (width, height) => {
    const lap = Math.round(height / 5);
    return (
      <path
        d={[1, 2, 3, 4].map((row) => `M0-${row * lap}h${width}`).join('')}
        stroke="#7a8b94"
        strokeDasharray="6 4"
      />
    );
  },
  vapour: (width, height) => <path d={`M0-${Math.round(height / 2)}h${width}`} />,
  studs: (width, height) => {
    const flange = Math.round(width * 0.085);
    const pitch = (width - flange) / 3;
    const studs = [0, 1, 2, 3].map((stud) => Math.round(stud * pitch));
    const track = Math.round(height / 29);
    const quarter = width / 4;
    const wave = `q${quarter / 2}-8 ${quarter} 0t${quarter} 0 ${quarter} 0 ${quarter} 0`;
    const waves = Array.from({ length: 8 }, (_, row) => `M0-${Math.round((height * (row + 1)) / 9)}${wave}`);
    return (
      <>
        <path d={waves.join('')} stroke="#d8c9a3" strokeWidth="1.2" />
        <g stroke="var(--color-ink)">
          <path d={studs.map((x) => `M${x} 0v-${height}h${flange}V0z`).join('')} fill="#c5cdd1" />
          <path
            d={studs.map((x) => `M${x} 0v-${height}h${Math.round(flange / 3)}V0z`).join('')}
            fill="var(--color-steel-400)"
            stroke="none"
          />
          <path d={`M0 0v-${track}h${width}V0zM0-${height}v${track}h${width}v-${track}z`} fill="#a9b4ba" />
        </g>
      </>
    );
  },
};

/** Two sheets of board with their rows of screws. */
function boardFace(width: number, height: number) {
  const middle = width / 2;
  const near = width * 0.04;
  const rows = [near, middle - near, middle + near, width - near].map(
    (x) => `M${Math.round(x)}-${height - 20}V-8`,
  );
  return (
    <>
      <path d={`M${middle} 0v-${height}`} />
      <path d={rows.join('')} {...screws(Math.round(height / 8), width > 100 ? 2.4 : 1.6)} />
    </>
  );
}
