import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { pathFor } from '#app/site/paths.ts';
import { dialable, settings } from '#app/site/settings.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/**
 * The closing call of every page but the quote page: a question, a button, the phone, four kinds of building.
 * @param children what to send, said for the page it closes
 */
export function Closing({ children }: { children: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const quote = pathFor('quote', language);
  const kinds = [t('Una vivienda'), t('Un edificio'), t('Un local'), t('Una nave')];
  return (
    <section className="band-oxide">
      <div className="frame pt-[clamp(4rem,8vw,7.5rem)]">
        <div data-reveal="">
          <h2 className="type-mega px-text max-w-[11em]">{t('¿Qué quieres levantar?')}</h2>
        </div>
        <div className="grid-12 items-end gap-y-6 pt-[clamp(1.75rem,3vw,2.75rem)] pb-[clamp(3rem,6vw,5.5rem)]">
          <p className="type-lead px-text col-span-full lg:col-span-6">{children}</p>
          <div className="px-text col-span-full flex flex-wrap gap-3 lg:col-span-6 lg:justify-end">
            <ButtonLink to={quote} variant="light" arrow>
              {t('Pedir presupuesto')}
            </ButtonLink>
            <a
              href={`tel:${dialable(settings.contact.phone)}`}
              className={buttonClass('secondary', 'whitespace-nowrap tabular-nums')}
            >
              {settings.contact.phone}
            </a>
          </div>
        </div>
        <ul className="bleed grid grid-cols-2 border-line-oxide border-t lg:grid-cols-4">
          {kinds.map((kind) => (
            <li
              key={kind}
              className="border-line-oxide not-first:border-l max-lg:nth-3:border-l-0 max-lg:nth-[n+3]:border-t"
            >
              <Link
                to={quote}
                className="flex min-h-17 items-center justify-between gap-2 px-gutter py-4 font-medium font-stretch-90% text-body no-underline transition-colors duration-200 hover:bg-oxide-hover md:min-h-21 md:px-bay md:text-[1.25rem]"
              >
                <span className="wrap-anywhere min-w-0 hyphens-auto">{kind}</span>
                <Icon name="arrow" className="w-[1.1rem]" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
