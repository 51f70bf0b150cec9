import type { ReactNode } from 'react';

function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 64`} className="h-11 min-w-0 max-w-full overflow-visible">
      {children}
    </svg>
  );
}

/** A house in its insulation. A gain is not part of a whole, so a ruler cannot show it. */
export function WrappedHouse() {
  return (
    <Drawing width={112}>
      <path className="stroke-fine" d="M16 62V10H96V62M20 62V14H92V62" />
      <path className="stroke-main" d="M1 63H111M24 63V18H88V63M24 41H88M34 63V49H44V63M60 26H78V34H60Z" />
      <path className="stroke-accent" d="M12 63V6H100V63" />
    </Drawing>
  );
}

/** Steel goes back into steel: a profile in a closed loop. */
export function Loop() {
  return (
    <Drawing width={72}>
      <path className="stroke-main" d="M45 25V20H27V44H45V39" />
      <path
        className="stroke-accent"
        d="M8 28V24A20 20 0 0 1 28 4H44A20 20 0 0 1 64 24V34M58 28 64 35 70 28M64 36V40A20 20 0 0 1 44 60H28A20 20 0 0 1 8 40V30M2 36 8 29 14 36"
      />
    </Drawing>
  );
}

const SIDE = 26;
const STEP = 32;
const COLUMNS = 9;

/** One square for each goal; filled if the company's work relates to it. */
export function Goals({ all, touched }: { all: number; touched: readonly number[] }) {
  return (
    <Drawing width={COLUMNS * STEP - (STEP - SIDE) + 2}>
      {Array.from({ length: all }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: goals are their numbers
          key={index}
          d={`M${1 + (index % COLUMNS) * STEP} ${3 + Math.floor(index / COLUMNS) * STEP}h${SIDE}v${SIDE}h-${SIDE}z`}
          className={touched.includes(index + 1) ? 'fill-accent stroke-thin stroke-oxide' : 'stroke-main'}
        />
      ))}
    </Drawing>
  );
}
