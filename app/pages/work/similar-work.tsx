import type { ContentOf } from '#app/content/collections.ts';
import { filled } from '#app/i18n/filled.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { ContactButtons } from '#app/sections/contact-buttons.tsx';
import { type Category, useCategories } from '#app/sections/works/filter-categories.ts';
import { quoteAddress } from '#app/site/paths.ts';

type Props = {
  words: ContentOf<'projects'>['work']['similar'];
  id: string;
  name: string;
  category: Category;
};

/** Closing call of a work's page: its link presets the work and the kind of building in the quote form. */
export function SimilarWork({ words, id, name, category }: Props) {
  const language = useLanguage();
  const kind = useCategories().find((one) => one.category === category)?.kind;
  return (
    <section className="band-oxide">
      <div className="frame grid-12 items-end gap-y-6 py-step-6">
        <h2 className="type-h2 px-text col-span-full lg:col-span-12">{words.heading}</h2>
        <p className="type-lead px-text col-span-full lg:col-span-6">{filled(words.lead, { name })}</p>
        <ContactButtons to={quoteAddress(language, { kind, work: id })} />
      </div>
    </section>
  );
}
