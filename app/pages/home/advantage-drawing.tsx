import type { ReactNode } from 'react';
import type { Advantage } from '#app/content/collections.ts';
import { type Translate, useTranslate } from '#app/i18n/use-translate.ts';

// Colours of materials: they belong to drawings only.
const STEEL = '#DDE2E4';
const OSB = '#DCC79B';
const WOOL = '#F1E9D4';

const LABEL = 'text-note';

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, i) => draw(i));

/** Five phases one after the other on a scale of fourteen weeks, the last one up to the flag. */
function ScheduleDrawing() {
  const week = 13;
  const bars = [
    [29, 19.5],
    [48.5, 32],
    [80.5, 45],
    [125.5, 58],
  ] as const;
  return (
    <>
      {times(15, (i) => (
        <path key={i} className="stroke-fine" d={`M${29 + i * week} ${i % 7 === 0 ? 100 : 108}V116`} />
      ))}
      <path className="stroke-main" d="M29 116H211" />
      {bars.map(([x, width], i) => (
        <rect key={x} x={x} y={42 + i * week} width={width} height="9" className="fill-steel-800" />
      ))}
      <rect x="183.5" y="94" width="13" height="9" className="fill-accent" />
      <path className="stroke-accent" d="M196.5 36V122" />
      <path className="fill-accent" d="M196.5 36h18l-5 5.5 5 5.5h-18" />
    </>
  );
}

/** A profile goes back into the coil it was rolled from. */
function CycleDrawing() {
  return (
    <>
      <path className="stroke-main" d="M24 128H216" />
      <circle className="stroke-main" cx="68" cy="98" r="30" />
      {times(4, (i) => (
        <circle key={i} className="stroke-fine" cx="68" cy="98" r={24 - i * 6} />
      ))}
      <path
        d="M200 74V63a4 4 0 0 0-4-4h-40a7 7 0 0 0-7 7v55a7 7 0 0 0 7 7h40a4 4 0 0 0 4-4v-11h-6v9h-37a2.5 2.5 0 0 1-2.5-2.5v-52a2.5 2.5 0 0 1 2.5-2.5h37v9Z"
        fill={STEEL}
        strokeWidth="1.5"
        className="stroke-ink"
      />
      <path className="stroke-accent" d="M174 48C158 18 98 14 74 52" />
      <path className="fill-accent" d="m70 61 1-14 11 6.5Z" />
    </>
  );
}

/** Section of a C profile, measured, and to scale but for its thickness. */
function ProfileDrawing() {
  return (
    <>
      <path
        d="M109.6 34V25a5 5 0 0 0-5-5H71a7 7 0 0 0-7 7v86a7 7 0 0 0 7 7h33.6a5 5 0 0 0 5-5v-9h-5v9H71a2 2 0 0 1-2-2V27a2 2 0 0 1 2-2h33.6v9Z"
        fill={STEEL}
        strokeWidth="1.5"
        className="stroke-ink"
      />
      <path
        className="stroke-fine"
        d="M116 20h30M116 120h30M64 127v18M109.6 127v18M64 139h45.6M59 144l10-10M104.6 144l10-10"
      />
      <path className="stroke-accent" d="M140 20V120M135 25l10-10M135 125l10-10" />
      <text x="151" y="75" className={`fill-oxide-text ${LABEL}`}>
        90 mm
      </text>
      <text x="121" y="147" className={`fill-ink ${LABEL}`}>
        41 mm
      </text>
    </>
  );
}

/** An upper storey that reaches out over the lower one. */
function CantileverDrawing({ t }: { t: Translate }) {
  return (
    <>
      <path className="stroke-main" d="M22 128H218" />
      <path className="stroke-main" d="M40 128V78h84v50M98 78V40h106v38H98" />
      {times(5, (i) => (
        <path key={i} className="stroke-fine" d={`M${54 + i * 14} 128V78`} />
      ))}
      {times(6, (i) => (
        <path key={i} className="stroke-fine" d={`M${112 + i * 14} 78V40`} />
      ))}
      <path className="stroke-fine" d="M204 82v16" />
      <path className="stroke-accent" d="M124 92H204M119 97l10-10M199 97l10-10" />
      <text x="162" y="114" textAnchor="middle" className={`fill-oxide-text ${LABEL}`}>
        {t('sin pilares')}
      </text>
    </>
  );
}

/** The sun's heat turned back by an insulated wall. */
function InsulationDrawing() {
  return (
    <>
      <circle className="stroke-main" cx="50" cy="38" r="13" />
      {times(8, (i) => (
        <path key={i} className="stroke-main" d="M69 38H75" transform={`rotate(${i * 45} 50 38)`} />
      ))}
      <rect x="124" y="18" width="8" height="122" fill={OSB} />
      <rect x="132" y="18" width="40" height="122" fill={WOOL} />
      {times(9, (i) => (
        <path key={i} className="stroke-fine" d={`M132 ${26 + i * 13.5}c10-12 10 12 20 0s10 12 20 0`} />
      ))}
      <rect x="172" y="18" width="10" height="122" fill={STEEL} />
      <path className="stroke-main" d="M124 18V140M132 18V140M172 18V140M182 18V140" />
      <path className="stroke-accent" d="M74 54 121 84 78 110" />
      <path className="fill-accent" d="m71 114.5 6.5-11.5 6 9.5Z" />
      <text x="38" y="92" className={`fill-steel-600 ${LABEL}`}>
        35°
      </text>
      <text x="187" y="84" className={`fill-ink ${LABEL}`}>
        25°
      </text>
    </>
  );
}

/** A braced frame on ground that moves. */
function BracingDrawing() {
  return (
    <>
      <path className="stroke-main" d="M24 132H216" />
      <path className="stroke-main" d="M64 132V34H176V132M64 83H176" />
      {times(5, (i) => (
        <path key={i} className="stroke-fine" d={`M${83 + i * 18.5} 34V132`} />
      ))}
      <path className="stroke-main" d="M64 83 176 34M64 34 176 83" />
      <path className="stroke-accent" d="M64 132 176 83M64 83 176 132" />
      <path
        className="stroke-main"
        d="M22 146c8-10 12 8 20 0s12 8 20 0 12 8 20 0 12 8 20 0 12 8 20 0 12 8 20 0 12 8 20 0 12 8 20 0 12 8 20 0 8 6 12 2"
      />
    </>
  );
}

function drawing(icon: Advantage['icon'], t: Translate): ReactNode {
  switch (icon) {
    case 'schedule':
      return <ScheduleDrawing />;
    case 'cycle':
      return <CycleDrawing />;
    case 'profile':
      return <ProfileDrawing />;
    case 'cantilever':
      return <CantileverDrawing t={t} />;
    case 'insulation':
      return <InsulationDrawing />;
    case 'bracing':
      return <BracingDrawing />;
  }
}

/**
 * The drawing of an advantage. Decorative: its title and text are below. On phones they are beside it; there it has no
 * margins and no labels.
 */
export function AdvantageDrawing({ icon }: { icon: Advantage['icon'] }) {
  const t = useTranslate();
  return (
    <svg
      viewBox="0 0 240 158"
      aria-hidden="true"
      className="size-full phone-row:-ml-[7%] phone-row:h-auto phone-row:w-[114%] phone-row:flex-none **:[vector-effect:non-scaling-stroke] phone-row:[&_.stroke-fine]:stroke-steel-600 phone-row:[&_.stroke-main]:stroke-2 phone-row:[&_text]:hidden"
    >
      {drawing(icon, t)}
    </svg>
  );
}
