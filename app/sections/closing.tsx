import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { ContactButtons } from '#app/sections/contact-buttons.tsx';
import { quoteAddress } from '#app/site/paths.ts';
import { Icon } from '#app/ui/icon.tsx';

/**
 * The closing call of most pages: a question, three ways to get in touch, and four links to the quote form that preset the
 * kind of building.
 * @param children what to send, worded for the page
 */
export function Closing({ children }: { children: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const kinds = [
    ['vivienda', t('Una vivienda')],
    ['edificio', t('Un edificio')],
    ['local', t('Un local')],
    ['nave', t('Una nave')],
  ] as const;
  return (
    <section className="band-oxide">
      <div className="frame pt-step-4">
        <div data-reveal="">
          <h2 className="type-h1 px-text max-lg:max-w-measure-20">{t('¿Qué quieres levantar?')}</h2>
        </div>
        <div className="grid-12 items-end gap-y-6 pt-step-1 pb-step-3">
          <p className="type-lead px-text col-span-full lg:col-span-6">{children}</p>
          <ContactButtons to={quoteAddress(language)} />
        </div>
        <ul className="bleed grid grid-cols-2 max-3xs:grid-cols-1 border-line-oxide border-t lg:grid-cols-4">
          {kinds.map(([kind, words]) => (
            <li
              key={kind}
              className="border-line-oxide not-first:border-l max-3xs:border-l-0! max-3xs:not-first:border-t max-lg:nth-3:border-l-0 max-lg:nth-[n+3]:border-t"
            >
              <Link
                to={quoteAddress(language, { kind })}
                className="flex min-h-16 items-center justify-between gap-2 px-gutter py-3 font-medium font-stretch-90% text-body no-underline transition-colors duration-200 hover:bg-oxide-hover md:px-bay md:text-large"
              >
                <span className="wrap-anywhere min-w-0 hyphens-auto">{words}</span>
                <Icon name="arrow" className="w-4.5" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
