import { useTranslate } from '#app/i18n/use-translate.ts';
import { COMARCAS, type Comarca } from '#app/lib/province/comarcas.ts';
import { MAP, type Point } from '#app/lib/province/map.ts';
import { COAST, INLAND, INNER } from '#app/lib/province/outline.ts';

/** Phones draw the map half as large, so its labels are set larger in SVG units. */
const NAME = 'text-[1rem] max-[22.5rem]:text-[1.125rem] md:text-[.875rem]';
const KILOMETRES = 20;
const SCALE = { x: 486, y: 486, length: KILOMETRES * MAP.unitsOfKilometre };

/** Shape of every SVG layer over the map. On phones it is square, which crops the sea. */
export const LAYER = 'aspect-square md:aspect-[672/520]';
export const LAYER_ATTRIBUTES = {
  viewBox: `0 0 ${MAP.width} ${MAP.height}`,
  preserveAspectRatio: 'xMidYMid slice',
};

/** Whether the map has a name for an area. */
export function isOnMap(name: string): name is Comarca {
  return name in COMARCAS;
}

/** The province, with the names of those comarcas that are listed beside it. */
export function ProvinceMap({ comarcas }: { comarcas: readonly Comarca[] }) {
  const t = useTranslate();
  return (
    <svg
      {...LAYER_ATTRIBUTES}
      role="img"
      aria-label={t('Mapa de la provincia de Alicante y sus comarcas')}
      className={`block w-full bg-chalk ${LAYER}`}
    >
      {/* Two lines along the coast, as charts draw the sea. */}
      <g fill="none" strokeLinejoin="round">
        <path d={COAST} className="stroke-steel-200" strokeWidth="25" />
        <path d={COAST} className="stroke-chalk" strokeWidth="23" />
        <path d={COAST} className="stroke-steel-400" strokeWidth="12" />
        <path d={COAST} className="stroke-chalk" strokeWidth="10" />
      </g>
      <path d={COAST + INLAND.replace('M', 'L')} className="fill-paper" />
      <path d={INNER} className="stroke-fine" />
      <path d={INLAND} strokeDasharray="9 3.5 1.5 3.5" className="stroke-main" />
      <path d={COAST} strokeLinejoin="round" className="stroke-main" />
      <g textAnchor="middle" className={`fill-steel-600 ${NAME}`}>
        {comarcas.map((name) => {
          const [x, y] = COMARCAS[name];
          return (
            <text key={name} x={x} y={y} className="stroke-[5px] stroke-paper [paint-order:stroke]">
              {name}
            </text>
          );
        })}
        <text x="476" y="330" className="italic">
          {t('Mediterráneo')}
        </text>
        <text x={SCALE.x + SCALE.length / 2} y={SCALE.y - 10}>
          {KILOMETRES} km
        </text>
      </g>
      <path
        className="stroke-main"
        d={`M${SCALE.x} ${SCALE.y}h${SCALE.length}m-4 4 8-8m${-SCALE.length - 8} 8 8-8`}
      />
    </svg>
  );
}

/** Dot of a work. Its layer ignores pointer events, only the dot takes them. Decorative: it is part of the work's link. */
export function WorkDot({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <svg
      {...LAYER_ATTRIBUTES}
      aria-hidden="true"
      data-dot=""
      className={`pointer-events-none absolute top-0 left-0 w-full xl:w-1/2 ${LAYER}`}
    >
      {/* Touch target, larger than the visible dot. */}
      <circle cx={x} cy={y} r="20" fillOpacity="0" className="pointer-events-auto" />
      <circle
        cx={x}
        cy={y}
        r="13"
        className="fill-oxide-button group-hover/link:fill-ink group-focus-visible/link:fill-ink"
      />
      <text
        x={x}
        y={y + 5.5}
        textAnchor="middle"
        className="fill-white font-semibold text-[1.0625rem] md:text-[.9375rem]"
      >
        {number}
      </text>
    </svg>
  );
}
