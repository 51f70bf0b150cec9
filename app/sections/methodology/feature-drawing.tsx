import type { ReactNode } from 'react';

/** What building this way changes most, as it is drawn. */
export type Feature = 'speed' | 'insulation' | 'earthquake';

// Colour of mineral wool: it belongs to drawings only.
const WOOL = '#F1E9D4';

export const FEATURE_DRAWINGS: Record<Feature, ReactNode> = {
  // Workshop and slab take the same weeks.
  speed: (
    <>
      <path className="stroke-main" d="M16 92V40L44 22V40L72 22V40L100 22V92" />
      <path className="stroke-main" d="M32 84V52H84V84ZM32 56H84M32 80H84" />
      <path className="stroke-fine" d="M45 56V80M58 56V80M71 56V80" />
      <path className="stroke-main" d="M10 92H106M140 68H152V78H212V68H224V92H212V84H152V92H140Z" />
      <path className="stroke-fine" d="M130 68H140M224 68H234M164 78V64M176 78V64M188 78V64M200 78V64" />
      <path
        className="stroke-accent"
        d="M16 116H100M11 121l10-10M95 121l10-10M140 116H224M135 121l10-10M219 121l10-10"
      />
      <path className="stroke-accent" d="M114 113H126M114 119H126" />
    </>
  ),
  // A house in section, wrapped without a gap.
  insulation: (
    <>
      <path className="stroke-main" d="M14 122H226" />
      <path d="M52 122V34H188V122H174V48H66V122Z" fill={WOOL} />
      <path
        className="stroke-fine"
        d="M52 54l14 10-14 10 14 10-14 10 14 10-14 10M188 54l-14 10 14 10-14 10 14 10-14 10 14 10M66 34l10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14 10-14 10 14"
      />
      <path className="stroke-main" d="M66 122V48H174V122M66 86H174" />
      <path className="stroke-main" d="M84 122V98H102V122M128 64H158V78H128Z" />
      <path className="stroke-accent" d="M50 122V32H190V122" />
    </>
  ),
  // A light frame: its sway in dashes, its braces, and its anchors in the slab.
  earthquake: (
    <>
      <path className="stroke-fine" strokeDasharray="4 3" d="M70 100 84 24H184L170 100" />
      <path className="stroke-main" d="M70 100V24H170V100M70 62H170" />
      <path className="stroke-fine" d="M90 24V100M110 24V100M130 24V100M150 24V100" />
      <path className="stroke-main" d="M50 100H190V112H50Z" />
      <path className="stroke-accent" d="M70 100 170 62M70 62 170 100M70 62 170 24M70 24 170 62" />
      <path className="stroke-accent" d="M70 94V108M170 94V108" />
      <path
        className="stroke-main"
        d="M20 124c8-9 12 7 20 0s12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0 12 7 20 0"
      />
    </>
  ),
};
