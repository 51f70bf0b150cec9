import type { FoundWork } from '#app/content/works.ts';

type Props = { heading: string; html: string; detail?: FoundWork['detail'] };

/** The one thing that was difficult about a work, and how it was solved; with a drawing of it if there is one. */
export function WorkDifficulty({ heading, html, detail }: Props) {
  const title = <h2 className="type-h2">{heading}</h2>;
  // Built from our own Markdown and sanitised there: app/content/markdown.ts.
  const text = <div className="prose space-y-6" dangerouslySetInnerHTML={{ __html: html }} />;
  if (!detail) {
    return (
      <section className="frame studs track grid-12 gap-y-5 py-step-6">
        <div className="px-text col-span-full lg:col-span-4">{title}</div>
        <div className="px-text col-span-full lg:col-span-8">{text}</div>
      </section>
    );
  }
  return (
    <section className="frame studs track grid-12">
      <div className="px-text col-span-full grid content-start gap-y-5 py-step-6 lg:col-span-6">
        {title}
        {text}
      </div>
      <figure className="bleed col-span-full flex flex-col border-line max-lg:border-t lg:col-span-6 lg:border-l">
        {/* From the repository, checked by app/content/works.ts. */}
        <div
          className="work-drawing work-drawing-phone px-bleed grid grow items-center bg-chalk py-step-3"
          dangerouslySetInnerHTML={{ __html: detail.svg }}
        />
        <figcaption className="px-bleed py-4 text-small text-steel-600">{detail.caption}</figcaption>
      </figure>
    </section>
  );
}
