import type { BuildingKind } from '#app/site/paths.ts';

/** Each kind of building from the front, on the same ground line; flat roofs with an overhang, like the works. */
const LINES: Record<BuildingKind, string> = {
  vivienda:
    'M8 56V36M58 56V36M3 36h58M20 36V20M52 36V20M15 20h42M26 36V25h14v11M33 25v11M46 36V25M14 56V42h8v14M29 56V42h23v14M36.7 42v14M44.3 42v14',
  edificio:
    'M16 56V9M44 56V9M12 9h38M16 20h34v-5h-6M16 32h34v-5h-6M16 44h34v-5h-6M22 20v-6h6v6M33 20v-6h6v6M22 32v-6h6v6M33 32v-6h6v6M22 44v-6h6v6M33 44v-6h6v6M22 56v-7h17v7M30.5 49v7',
  local: 'M9 56V28M55 56V28M4 20h56v8H4zM14 34h26v17H14zM27 34v17M45 56V34h6v22',
  nave: 'M4 56V24M60 56V24M2 24h60v-5H2zM10 56V37h21v19M10 42h21M10 46.7h21M10 51.3h21M37 31h17v5H37zM45.5 31v5M40 56V43h8v13',
};

export function KindDrawing({ kind }: { kind: BuildingKind }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="size-16 flex-none text-steel-600 transition-colors duration-200 group-has-checked/choice:text-paper"
    >
      <path d={`M2 56h60${LINES[kind]}`} />
    </svg>
  );
}
