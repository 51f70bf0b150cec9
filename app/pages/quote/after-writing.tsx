import type { Service } from '#app/content/collections.ts';
import { SampleNote } from '#app/sections/sample-note.tsx';

type Props = Pick<Service['afterwards'], 'steps'> & {
  heading: string;
  /** whether anything on the page is sample data: said once, at its end */
  sample: boolean;
};

/** What happens after a message, and when: steps in a row. */
export function AfterWriting({ heading, steps, sample }: Props) {
  return (
    <section aria-labelledby="quote-afterwards" className="track">
      <div className="frame studs pt-step-4">
        <h2 id="quote-afterwards" className="type-h2-side px-text pb-step-2">
          {heading}
        </h2>
        <ol className="bleed cells track sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ name, when, text }, index) => (
            <li key={name} className="px-bleed py-bay">
              <span aria-hidden="true" className="axis">
                {index + 1}
              </span>
              <h3 className="mt-4 font-semibold font-stretch-94%">
                {name} <span className="block font-normal text-small text-steel-600">{when}</span>
              </h3>
              <p className="mt-2 text-base text-steel-800">{text}</p>
            </li>
          ))}
        </ol>
        {sample && <SampleNote everywhere className="px-text py-4" />}
      </div>
    </section>
  );
}
