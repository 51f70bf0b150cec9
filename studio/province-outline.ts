/**
 * Draws the province of Alicante and its nine comarcas from the municipal boundaries of the Instituto Geográfico Nacional,
 * as simplified lines, into app/lib/province/outline.ts. Once, by hand:
 * `npm install --no-save es-atlas@0.6.0 && node studio/province-outline.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';
import { onMap, type Point } from '#app/lib/province/map.ts';

type Atlas = {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { municipalities: { geometries: { id?: string; arcs: unknown[] }[] } };
};

/** How far a line may run from the true one, in units of the map. */
const TOLERANCE = 0.4;

/** Municipalities of each comarca but the Vega Baja, by INE's codes without the province's. */
const COMARCAS = [
  '003 007 008 010 016 017 020 022 028 035 036 038 039 056 060 067 068 072 073 084 086 092 106 130', // El Comtat
  '009 021 032 053 079 096 103 129', // L’Alcoià
  '023 043 051 052 116 123 140', // Alt Vinalopó
  '013 019 066 077 078 088 089 093 104 105 114', // Vinalopó Mitjà
  '001 006 026 029 030 040 041 042 047 054 063 071 081 082 085 091 095 097 100 101 102 110 115 117 125 128 131 134 135 136 137 138 901', // Marina Alta
  '011 018 027 031 033 037 045 048 057 069 075 094 098 107 112 124 127 139', // Marina Baixa
  '002 004 014 046 050 083 090 119 122 132', // L’Alacantí
  '059 065 121', // Baix Vinalopó
];

const source = projectFile('node_modules/es-atlas/es/municipalities.json');
const { arcs, objects, transform } = JSON.parse(readFileSync(source, 'utf8')) as Atlas;

/** The areas on both sides of each line: comarcas by index, -1 for other provinces, nothing for the sea. */
const owners = new Map<number, number[]>();
for (const { id = '', arcs: rings } of objects.municipalities.geometries) {
  const comarca = COMARCAS.findIndex((codes) => codes.split(' ').includes(id.slice(2)));
  const owner = !id.startsWith('03') ? -1 : comarca === -1 ? COMARCAS.length : comarca;
  for (const arc of rings.flat(3) as number[]) {
    const line = arc < 0 ? ~arc : arc;
    owners.set(line, [...(owners.get(line) ?? []), owner]);
  }
}

function points(line: number): Point[] {
  let [x, y] = [0, 0];
  return (arcs[line] ?? []).map(([right, up]) => {
    x += right;
    y += up;
    const longitude = x * transform.scale[0] + transform.translate[0];
    return onMap({ longitude, latitude: y * transform.scale[1] + transform.translate[1] });
  });
}

const same = (one: Point | undefined, other: Point | undefined) => String(one) === String(other);

/** Joins lines that meet end to end, the longest first. */
function joined(lines: Point[][]): Point[][] {
  const left = [...lines];
  const done: Point[][] = [];
  for (let line = left.pop(); line; line = left.pop()) {
    let end: Point[] = line;
    for (let index = 0; index < left.length; index += 1) {
      const next = left[index] as Point[];
      const both = [next, next.toReversed()].flatMap((turned) => [
        ...(same(end.at(-1), turned[0]) ? [[...end, ...turned.slice(1)]] : []),
        ...(same(turned.at(-1), end[0]) ? [[...turned, ...end.slice(1)]] : []),
      ])[0];
      if (!both) continue;
      end = both;
      left.splice(index, 1);
      index = -1;
    }
    done.push(end);
  }
  return done.toSorted((one, other) => other.length - one.length);
}

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Simplifies a line (Douglas and Peucker): keeps corners farther from the straight line than the tolerance. */
function simple(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const off = line.map((point) => distance(point, first, last));
  const farthest = off.indexOf(Math.max(...off));
  if ((off[farthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...simple(line.slice(0, farthest + 1)), ...simple(line.slice(farthest)).slice(1)];
}

function written(line: Point[]): string {
  const steps = line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] as Point;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${line[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

function lines(belongs: (owners: number[]) => boolean): Point[][] {
  return joined([...owners].filter(([, whose]) => belongs(whose)).map(([line]) => points(line)));
}

const isOurs = (owner: number | undefined) => owner !== undefined && owner >= 0;
const [coast = []] = lines((whose) => whose.length === 1 && isOurs(whose[0]));
const [inland = []] = lines((whose) => whose.some(isOurs) && whose.includes(-1));
const inner = lines((whose) => whose.every(isOurs) && whose.length === 2 && whose[0] !== whose[1]);

// The coast runs from north to south, the border with the other provinces back.
const southwards = (coast[0]?.[1] ?? 0) < (coast.at(-1)?.[1] ?? 0) ? coast : coast.toReversed();
const back = same(inland[0], southwards.at(-1)) ? inland : inland.toReversed();

writeFileSync(
  projectFile('app/lib/province/outline.ts'),
  `// Written by studio/province-outline.ts: lines of the map of app/lib/province/map.ts, each a place and steps from it.

/** Where the province meets the sea, from the north to the south. */
export const COAST =
  '${written(simple(southwards))}';

/** Where it meets the other provinces, from the south back to the north. */
export const INLAND =
  '${written(simple(back))}';

/** Where its comarcas meet. */
export const INNER =
  '${inner.map((line) => written(simple(line))).join('')}';
`,
);
