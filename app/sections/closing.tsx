import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { ContactButtons } from '#app/sections/contact-buttons.tsx';
import { quoteAddress } from '#app/site/paths.ts';

/**
 * The closing call of most pages: a question, three ways to get in touch.
 * @param children what to send, worded for the page
 */
export function Closing({ children }: { children: string }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <section className="band-oxide">
      <div className="frame pt-step-4">
        <div data-reveal="">
          <h2 className="type-h1 px-text max-lg:max-w-measure-20">{t('¿Qué quieres construir?')}</h2>
        </div>
        <div className="grid-12 items-end gap-y-6 pt-step-1 pb-step-3">
          <p className="type-lead px-text col-span-full lg:col-span-6">{children}</p>
          <ContactButtons to={quoteAddress(language)} />
        </div>
      </div>
    </section>
  );
}
