import { Link, useRouteLoaderData } from 'react-router';
import type { FooterFacts } from '#app/content/company.ts';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { PartnerLogo } from '#app/layout/partner-logo.tsx';
import { FEED_TYPE, FOOTER_PAGES, feedPath, LEGAL_PAGES, pageName, pathFor } from '#app/site/paths.ts';
import { dialable, settings } from '#app/site/settings.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Mark } from '#app/ui/mark.tsx';

const CELL = 'min-w-0 border-line-night border-t px-gutter md:border-l md:px-bay';
const HEADING = 'mb-3.5 font-semibold text-white';
const LINK = 'inline-flex min-h-8 items-center text-left text-steel-100 no-underline hover:text-oxide-light';

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
] as const;

/** Footer as the title block of a drawing: company, contact, pages, partner, networks, legal, sponsorship. */
export function Footer() {
  const t = useTranslate();
  const language = useLanguage();
  const { brand, contact, company, social, partner, sponsorship } = settings;
  const { address } = company;
  // Undefined where the page has failed to load.
  const facts = useRouteLoaderData<FooterFacts>('root');
  const hasLogos = partner !== null || sponsorship !== null;
  const width = hasLogos ? 'lg:col-span-3' : 'lg:col-span-4';
  const pagesWidth = hasLogos ? 'max-lg:col-span-full xl:col-span-4' : 'max-md:pl-2';
  return (
    <footer className="night font-stretch-94% text-small">
      <div className="frame">
        <div className="bleed grid border-line-night 3xs:grid-cols-2 md:border-r lg:grid-cols-12">
          <div className={`col-span-full py-step-1 ${width} ${CELL}`}>
            <Link
              to={pathFor('home', language)}
              className="inline-flex items-center gap-2.5 font-semibold font-stretch-88% text-figure leading-none tracking-tight no-underline"
            >
              <Mark className="h-10" />
              <span>{brand}</span>
            </Link>
            <p className={`mt-5 max-w-measure-26 text-balance text-steel-100`}>{facts?.company}</p>
          </div>

          <div className={`${width} py-step-1 max-md:pr-0 ${CELL}`}>
            <h2 className={HEADING}>{t('Contacto')}</h2>
            <address className="wrap-anywhere text-steel-100 leading-8">
              {address.street}
              <br />
              {[`${address.postalCode} ${address.city}`, facts?.country].filter(Boolean).join(', ')}
              <br />
              <a className={LINK} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
              <br />
              <a
                className={`${LINK} whitespace-nowrap tabular-nums max-3xs:whitespace-normal`}
                href={`tel:${dialable(contact.phone)}`}
              >
                {contact.phone}
              </a>
            </address>
            <ul className="-ml-3 max-md:-ml-2 mt-2 flex flex-wrap">
              {NETWORKS.filter(([network]) => social[network]).map(([network, name]) => (
                <li key={network}>
                  <a
                    href={social[network]}
                    rel="noopener me"
                    aria-label={name}
                    className="grid size-11 place-items-center text-paper hover:text-oxide-light max-md:w-9"
                  >
                    <Icon name={network} className="w-5.5" />
                  </a>
                </li>
              ))}
            </ul>
          </div>

          {hasLogos && (
            <div className={`${width} py-step-1 xl:col-span-2 max-md:pl-2 ${CELL}`}>
              <h2 className={HEADING}>{partner ? t('Socio oficial') : t('Patrocinio')}</h2>
              <div className="grid justify-items-start gap-5">
                {partner && <PartnerLogo {...partner} label={facts?.partner} />}
                {sponsorship && <PartnerLogo {...sponsorship} label={facts?.sponsorship} />}
              </div>
            </div>
          )}

          <nav
            aria-labelledby="footer-company"
            className={`wrap-anywhere py-step-1 ${width} ${pagesWidth} ${CELL}`}
          >
            <h2 id="footer-company" className={HEADING}>
              {t('Empresa')}
            </h2>
            <ul className="gap-x-8.5 2xs:columns-2">
              {FOOTER_PAGES.map((page) => (
                <li key={page}>
                  <Link className={LINK} to={pathFor(page, language)}>
                    {pageName(page, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>

          <ul
            className={`wrap-anywhere col-span-full grid items-baseline gap-x-5 py-3 3xs:grid-cols-2 md:flex md:flex-wrap md:gap-x-6 ${CELL}`}
          >
            <li className="type-note col-span-full text-steel-200 max-md:py-2 lg:mr-auto">
              © {facts?.year} {brand}
              {facts?.rendered && ` · ${t('Imágenes de muestra: recreaciones, no fotografías de obra.')}`}
            </li>
            <li>
              <a className={LINK} href={feedPath(language)} type={FEED_TYPE}>
                RSS
              </a>
            </li>
            {LEGAL_PAGES.map((page) => (
              <li key={page}>
                <Link className={LINK} to={pathFor(page, language)}>
                  {pageName(page, language)}
                </Link>
              </li>
            ))}
            <li className="noscript:hidden">
              <button type="button" className={LINK} data-reopen-consent="">
                {t('Preferencias de cookies')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
