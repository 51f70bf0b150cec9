import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { LanguageLink } from '#app/layout/language-link.tsx';
import { SEVERAL_LANGUAGES } from '#app/layout/language-menu.tsx';
import { NavigationLink } from '#app/layout/navigation-link.tsx';
import { isOnTop } from '#app/lib/top-layer.ts';
import { FOOTER_PAGES, NAVIGATION, pageName, pathFor } from '#app/site/paths.ts';
import { LANGUAGE_INFO, LANGUAGES } from '#app/site/published-languages.ts';
import { dialable, settings, whatsappUrl } from '#app/site/settings.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Flag } from '#app/ui/flag.tsx';
import { Icon } from '#app/ui/icon.tsx';

const ID = 'menu';

/** The pages that the header has no room for. Its last button leads to the quote. */
const FURTHER_PAGES = FOOTER_PAGES.filter((page) => page !== 'quote' && !NAVIGATION.includes(page));

/** Makes inert what the open menu covers, all but the header, and stops it from scrolling. */
function setBackgroundInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = inert;
  document.documentElement.style.overflow = inert ? 'hidden' : '';
}

/**
 * Hamburger and full-screen menu in a header below 78 rem. A native popover: it opens without script, Escape closes it, and
 * browsers themselves say of its button whether it is open; with script the page behind is inert, so focus stays in header and menu.
 */
export function MobileMenu() {
  const t = useTranslate();
  const language = useLanguage();
  const { key } = useLocation();
  const {
    contact,
    company: { address },
  } = settings;
  const menu = useRef<HTMLDivElement>(null);

  const close = useCallback(() => menu.current?.hidePopover?.(), []);

  const arrivedWith = useRef(key);
  // Every navigation closes the menu, also one to the same page.
  useEffect(() => {
    if (key === arrivedWith.current) return;
    arrivedWith.current = '';
    close();
  }, [key, close]);

  useEffect(() => {
    const element = menu.current;
    let frame = 0;
    const show = (opened: boolean) => {
      cancelAnimationFrame(frame);
      // `inert` recalculates the styles of the whole page: the menu is painted first.
      if (opened) frame = requestAnimationFrame(() => setTimeout(coverBackground));
      else setBackgroundInert(false);
    };
    const coverBackground = () => isOnTop(element) && setBackgroundInert(true);
    const onToggle = (event: Event) => show((event as ToggleEvent).newState === 'open');
    // The visitor may have opened it before hydration.
    if (isOnTop(element)) show(true);
    // Not `toggle`: the page behind must be able to take the focus as soon as the menu closes.
    element?.addEventListener('beforetoggle', onToggle);
    // A wider window hides the menu and does not close it: the page behind would stay inert.
    const width = new ResizeObserver(([box]) => box?.contentRect.width === 0 && isOnTop(element) && close());
    if (element?.parentElement) width.observe(element.parentElement);
    return () => {
      width.disconnect();
      cancelAnimationFrame(frame);
      element?.removeEventListener('beforetoggle', onToggle);
      setBackgroundInert(false);
    };
  }, [close]);

  return (
    <div className="@[78rem]:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label={t('Menú')}
        className="-mr-2.5 grid size-11 place-content-center"
      >
        <span className="block h-0.5 w-6 bg-current transition-transform duration-200 menu-open:translate-y-1.25 menu-open:rotate-45" />
        <span className="mt-2 block h-0.5 w-6 bg-current transition-transform duration-200 menu-open:-translate-y-1.25 menu-open:-rotate-45" />
      </button>
      <div
        ref={menu}
        id={ID}
        popover="auto"
        className="fixed inset-x-0 top-header bottom-0 m-0 h-auto max-h-none w-full max-w-none flex-col overflow-auto overscroll-contain scroll-pb-24 border-0 bg-paper px-gutter pt-4 open:flex"
      >
        <nav aria-label={t('Páginas')} className="flex grow flex-col">
          <ol className="grid grow gap-x-8 low:sm:grid-cols-2">
            {NAVIGATION.map((page) => (
              <li key={page} className="grid border-line border-b">
                <NavigationLink
                  page={page}
                  className="flex min-h-13 items-center justify-between py-1.5 font-medium font-stretch-84% text-figure leading-tight tracking-tight no-underline max-xs:text-heading current:text-oxide-text"
                >
                  {pageName(page, language)}
                  <Icon name="arrow" className="w-4.5 opacity-50" />
                </NavigationLink>
              </li>
            ))}
          </ol>
          <ul className="flex flex-wrap gap-x-4 pt-1">
            {FURTHER_PAGES.map((page) => (
              <li key={page}>
                <NavigationLink
                  page={page}
                  className="flex min-h-11 items-center font-medium text-small no-underline current:text-oxide-text"
                >
                  {pageName(page, language)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-4 pt-6 pb-4">
          {/* Left out on low screens: the footer has it too. */}
          <address className="[@media(height<740px)]:hidden flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-steel-800">
            <span>
              {address.street}
              <br />
              {`${address.postalCode} ${address.city}`}
            </span>
            <span>
              {contact.phone}
              <br />
              <a className="wrap-anywhere" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </span>
          </address>
          {SEVERAL_LANGUAGES && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a set of links
            <div role="group" aria-label={t('Idioma')} className="grid grid-cols-6 gap-1.5">
              {LANGUAGES.map((code) => (
                <LanguageLink
                  key={code}
                  code={code}
                  label={`${code.toUpperCase()}, ${LANGUAGE_INFO[code].name}`}
                  onPicked={close}
                  className="grid justify-items-center gap-1.5 rounded-control border border-transparent pt-2.5 pb-2 text-note no-underline current:border-ink current:font-semibold aria-disabled:text-steel-600"
                >
                  <Flag language={code} />
                  {code.toUpperCase()}
                </LanguageLink>
              ))}
            </div>
          )}
        </div>
        {/* Sticky, so that low screens show it too, unless it would take most of one; what scrolls behind it fades out. */}
        <div className="before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-paper sticky bottom-0 grid grid-cols-3 gap-2.5 max-xs:grid-cols-[repeat(3,auto)] bg-paper pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] @max-[18rem]:static @max-[18rem]:grid-cols-1 lowest:static">
          <a href={`tel:${dialable(contact.phone)}`} className={buttonClass('secondary', '', 'tight')}>
            {t('Llamar')}
          </a>
          <a
            href={whatsappUrl()}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary', '', 'tight')}
          >
            WhatsApp
          </a>
          <ButtonLink to={pathFor('quote', language)} size="tight">
            {pageName('quote', language)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
