import type { FoundWork } from '#app/content/works.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';

type Props = { html: string; detail?: FoundWork['detail'] };

/** The one thing that was difficult about a work, and how it was solved; with a drawing of it if there is one. */
export function WorkDifficulty({ html, detail }: Props) {
  const t = useTranslate();
  const heading = <h2 className="type-h2">{t('Lo difícil')}</h2>;
  // Built from our own Markdown and sanitised there: app/content/markdown.ts.
  const text = <div className="prose space-y-6" dangerouslySetInnerHTML={{ __html: html }} />;
  if (!detail) {
    return (
      <section className="frame studs track grid-12 gap-y-5 py-[clamp(3rem,6vw,5rem)]">
        <div className="px-text col-span-full lg:col-span-4">{heading}</div>
        <div className="px-text col-span-full lg:col-span-8">{text}</div>
      </section>
    );
  }
  return (
    <section className="frame studs track grid-12">
      <div className="px-text col-span-full grid content-start gap-y-5 py-[clamp(3rem,6vw,5rem)] lg:col-span-6">
        {heading}
        {text}
      </div>
      <figure className="bleed col-span-full flex flex-col border-line max-lg:border-t lg:col-span-6 lg:border-l">
        {/* From the repository, checked by app/content/works.ts. */}
        <div
          className="grid grow items-center bg-chalk px-gutter py-[clamp(1.5rem,3vw,3rem)] max-[22.5rem]:[&_svg]:[font-size:15px] md:px-bay [&_svg]:mx-auto [&_svg]:h-auto [&_svg]:w-full [&_svg]:max-w-[28rem] [&_svg]:overflow-visible"
          dangerouslySetInnerHTML={{ __html: detail.svg }}
        />
        <figcaption className="px-bleed py-4 text-small text-steel-600">{detail.caption}</figcaption>
      </figure>
    </section>
  );
}
