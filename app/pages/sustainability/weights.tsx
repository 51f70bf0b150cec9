import type { ContentOf } from '#app/content/collections.ts';
import { Hatch } from '#app/ui/hatch.tsx';
import { ScaleMarks } from '#app/ui/scale-marks.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { type CutWall, WallCutSmall, type WallKind } from './wall-cut-small.tsx';

const HATCH = { ours: 'weights-hatch-ours', usual: 'weights-hatch' };
/** Kilos at the right edge of the drawing, which has a division every 50. */
const SCALE = 400;
const MARKS = [0, 100, 200, 300, 400].map(
  (kilos) => [(100 * kilos) / SCALE, kilos === SCALE ? `${kilos}\u202fkg` : String(kilos)] as const,
);

/** Own calculation from the layers of each wall and their usual densities; the steel with 5 to 8 kg of profiles. */
const KILOS: Record<WallKind, { from: number; to: number }> = {
  steel: { from: 57, to: 66 },
  brick: { from: 165, to: 245 },
  concrete: { from: 390, to: 390 },
};

type Props = { words: ContentOf<'sustainability'>['weights']; wall: CutWall };

/** Weight of a square metre of wall, on a scale of kilos: how light steel is, and the drawback of that. */
export function Weights({ words, wall }: Props) {
  const percent = (kilos: number) => `${(100 * kilos) / SCALE}%`;
  return (
    <section className="frame studs track pt-step-5 pb-step-3">
      <SectionHead title={words.heading}>{words.lead}</SectionHead>
      <ul className="track border-line border-b">
        {words.walls.map(({ id, title }, index) => {
          const { from, to } = KILOS[id];
          return (
            <li key={id} className="grid-12 items-center gap-y-6 border-line py-3 not-first:border-t">
              <div className="px-text col-span-full flex items-center justify-between gap-x-6 lg:col-span-6">
                <p>
                  <span className="type-h3 block text-large">{title}</span>{' '}
                  <span className="mt-1.5 block whitespace-nowrap font-semibold font-stretch-90% text-base tabular-nums">
                    {from < to ? `${from}–${to}\u00a0kg/m²` : `≈\u00a0${to}\u00a0kg/m²`}
                  </span>
                </p>
                <WallCutSmall kind={id} wall={wall} />
              </div>
              <div className="px-text col-span-full lg:col-span-6">
                <svg
                  aria-hidden="true"
                  className="h-10 w-full overflow-visible border-line-strong border-b ticks-8"
                >
                  {index === 0 && (
                    <>
                      <Hatch id={HATCH.ours} />
                      <Hatch id={HATCH.usual} className="fill-steel-600" />
                      <ScaleMarks y="-.4rem" marks={MARKS} />
                    </>
                  )}
                  <rect
                    y="15%"
                    width={percent(to)}
                    height="70%"
                    fill={`url(#${index === 0 ? HATCH.ours : HATCH.usual})`}
                    className={`stroke-thin ${index === 0 ? 'stroke-oxide' : 'stroke-steel-600'}`}
                  />
                  <rect
                    y="15%"
                    width={percent(from)}
                    height="70%"
                    className={index === 0 ? 'fill-accent' : 'fill-steel-600'}
                  />
                </svg>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="type-note px-text max-w-measure-60 pt-4 text-steel-600">{words.note}</p>
    </section>
  );
}
