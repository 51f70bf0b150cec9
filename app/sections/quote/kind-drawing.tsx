import type { BuildingKind } from '#app/site/paths.ts';

/** Each kind of building from the front, on the same ground. */
const LINES: Record<BuildingKind, string> = {
  vivienda: 'M12 56V32h40v24M7 35 32 15l25 20M27 56V42h10v14M17 40h5v6h-5zM42 40h5v6h-5z',
  edificio:
    'M16 56V8h32v48M16 20h32M16 32h32M16 44h32M28 56V48h8v8M24 12v4M32 12v4M40 12v4M24 24v4M32 24v4M40 24v4M24 36v4M32 36v4M40 36v4',
  local: 'M9 56V26h46v30M6 26l5-12h42l5 12zM21 14l-3 12M32 14v12M43 14l3 12M14 32h24v17H14zM43 56V32h8v24',
  nave: 'M5 56V28l27-13 27 13v28M5 28h54M19 56V36h26v20M19 41h26M19 46h26M19 51h26',
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
