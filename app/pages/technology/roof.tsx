import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { TRUSS_BAYS as BAYS, decimal, millimetres } from '#app/sections/wall/measures.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import { TrussDrawing } from './truss-drawing.tsx';

type Props = { words: ContentOf<'technology'>['roof']; spacing: number };

/** The double-pitched steel roof: its truss, drawn to scale, and four sentences. */
export function Roof({ words, spacing }: Props) {
  const language = useLanguage();
  const span = decimal((BAYS * spacing) / 1000, language, 2);
  const dimension = `${span}\u202fm = ${BAYS} × ${millimetres(spacing, language)}`;
  return (
    <section className="night pt-section">
      <div className="frame">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <div className="px-text">
          <TrussDrawing
            label={filled(words.label, { bays: BAYS, spacing: decimal(spacing, language), span })}
            dimension={dimension}
          />
          {/* From post to post of the drawing above: from 100 to 1140 of its 1240. */}
          <p aria-hidden="true" className="dimension mx-[8.065%] mt-3 text-oxide-light md:hidden">
            {dimension}
          </p>
        </div>
        <ul
          data-reveal=""
          className="bleed cells mt-step-3 border-line-night border-t md:grid-cols-2 lg:grid-cols-4"
        >
          {words.points.map((point) => (
            <li key={point} className="px-bleed py-5 text-base text-steel-100">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
