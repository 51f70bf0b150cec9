import { useTranslate } from '#app/i18n/use-translate.ts';

/** The one thing that was difficult about a work, and how it was solved. */
export function WorkDifficulty({ html }: { html: string }) {
  const t = useTranslate();
  return (
    <section className="frame studs track grid-12 gap-y-5 py-[clamp(3rem,6vw,5rem)]">
      <h2 className="type-h2 px-text col-span-full lg:col-span-4">{t('Lo difícil')}</h2>
      {/* Built from our own Markdown and sanitised there: app/content/markdown.ts. */}
      <div className="prose px-text col-span-full lg:col-span-8" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
