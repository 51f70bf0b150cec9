import type { Wall } from '#app/content/collections.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { decimal } from '#app/sections/technology/measures.ts';

const OUTLINE =
  'M312 152v-52a10 10 0 0 0-10-10H150a22 22 0 0 0-22 22v276a22 22 0 0 0 22 22h152a10 10 0 0 0 10-10v-52h-16v46H152a8 8 0 0 1-8-8V114a8 8 0 0 1 8-8h144v46Z';

/** Section of the C profile with its dimensions. */
export function ProfileDrawing({ profile }: { profile: Wall['profile'] }) {
  const t = useTranslate();
  const language = useLanguage();
  const web = decimal(profile.web, language);
  const flange = decimal(profile.flange, language);
  const sheet = decimal(profile.sheet, language);
  return (
    <svg
      viewBox="22 14 420 458"
      role="img"
      aria-label={t(
        'Sección de un montante en C de acero galvanizado, con {{web}} milímetros de alma, {{flange}} de ala y {{sheet}} de chapa',
        { web, flange, sheet },
      )}
      className="w-full max-w-128"
    >
      <pattern
        id="cut-steel"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" stroke="#15191c" strokeWidth="1.1" />
      </pattern>
      <path d="M40 250h310M232 64v398" strokeDasharray="16 5 2 5" className="stroke-fine" />
      <path d={OUTLINE} fill="#dde2e4" />
      <path d={OUTLINE} fill="url(#cut-steel)" stroke="#15191c" strokeWidth="2" strokeLinejoin="round" />
      <g fill="none" stroke="#b23a13" strokeWidth="1.3">
        <path d="M322 90h82M322 410h82M392 78v344m-6-326 12-12m-12 332 12-12" />
        <path d="M128 78V34M312 78V34M116 46h208m-202 6 12-12m172 12 12-12" />
        <path d="m60 214 62 22h28M128 230v12m16-12v12" />
      </g>
      <g className="fill-oxide-text text-[1.5rem] sm:text-[1.25rem]">
        <text x="404" y="256">
          {web}
        </text>
        <text x="220" y="38" textAnchor="middle">
          {flange}
        </text>
        <text x="28" y="206">
          {sheet}
        </text>
      </g>
      <circle cx="232" cy="250" r="17" fill="#fffdf8" stroke="#15191c" strokeWidth="1.5" />
      <text x="232" y="256" textAnchor="middle" className="font-semibold text-body">
        C
      </text>
    </svg>
  );
}
