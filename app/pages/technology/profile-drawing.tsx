import type { Wall } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { decimal } from '#app/sections/wall/measures.ts';

/** 32 units are 9 mm, and the lips 12.5 mm long; only the sheet is drawn thicker than it is, so that its cut can be hatched. */
const OUTLINE =
  'M274 134v-34a10 10 0 0 0-10-10H150a22 22 0 0 0-22 22v276a22 22 0 0 0 22 22h114a10 10 0 0 0 10-10v-34h-16v28H152a8 8 0 0 1-8-8V114a8 8 0 0 1 8-8h106v28Z';

/** Section of the C profile with its dimensions. */
export function ProfileDrawing({ label, profile }: { label: string; profile: Wall['profile'] }) {
  const language = useLanguage();
  const web = decimal(profile.web, language);
  const flange = decimal(profile.flange, language);
  const sheet = decimal(profile.sheet, language);
  return (
    <svg
      viewBox="3 14 420 458"
      role="img"
      aria-label={filled(label, { web, flange, sheet })}
      className="w-full max-w-128 print:max-w-64"
    >
      <pattern
        id="cut-steel"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" stroke="var(--color-ink)" strokeWidth="1.1" />
      </pattern>
      <path d="M40 250h272M209 64v398" strokeDasharray="16 5 2 5" className="stroke-fine" />
      <path d={OUTLINE} fill="#dde2e4" />
      <path
        d={OUTLINE}
        fill="url(#cut-steel)"
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="none" strokeWidth="1.3" className="stroke-oxide-text">
        <path d="M284 90h82M284 410h82M354 78v344m-6-326 12-12m-12 332 12-12" />
        <path d="M128 78V34M274 78V34M116 46h170m-164 6 12-12m134 12 12-12" />
        <path d="m60 214 62 22h28M128 230v12m16-12v12" />
      </g>
      <g className="fill-oxide-text text-heading sm:text-large">
        <text x="366" y="256">
          {web}
        </text>
        <text x="201" y="38" textAnchor="middle">
          {flange}
        </text>
        <text x="28" y="206">
          {sheet}
        </text>
      </g>
      <circle
        cx="209"
        cy="250"
        r="17"
        fill="var(--color-chalk)"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
      <text x="209" y="256" textAnchor="middle" className="font-semibold text-body">
        C
      </text>
    </svg>
  );
}
