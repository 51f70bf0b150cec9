import { Link } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { LanguageMenu, SEVERAL_LANGUAGES } from '#app/layout/language-menu.tsx';
import { MobileMenu } from '#app/layout/mobile-menu.tsx';
import { NavigationLink } from '#app/layout/navigation-link.tsx';
import { NAVIGATION, pageName, pathFor } from '#app/site/paths.ts';
import { dialable, settings } from '#app/site/settings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

/**
 * Fixed header: logo, navigation in the order of content/pages-and-navigation/, phone, language and contact; below 78 rem
 * the navigation moves into a menu. Fixed, not sticky: browsers scroll the page when an element in a sticky box gets the
 * focus, although it is in view. Container queries, not media queries: those ignore a text size set by a style sheet, and
 * the menu would be pushed off the screen. On a screen lower than 20 rem it scrolls away to leave room for the page.
 */
export function Header() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 lowest:absolute border-line border-b bg-paper">
      <div className="frame flex h-header items-center justify-between gap-step-1">
        <Link
          to={pathFor('home', language)}
          className="inline-flex items-center gap-2.5 font-semibold font-stretch-88% text-large leading-none tracking-tight no-underline"
          aria-label={t('{{brand}}, inicio', { brand: settings.brand })}
        >
          <Mark />
          <span className="@max-[18rem]:hidden">{settings.brand}</span>
        </Link>

        <nav aria-label={t('Principal')} className="mx-auto hidden @[78rem]:block">
          {/* The names may wrap, for visitors who increase letter or word spacing. */}
          <ul className="flex items-center gap-step-1">
            {NAVIGATION.map((page) => (
              <li key={page}>
                <NavigationLink page={page} className="type-nav nav-line relative block py-3 no-underline">
                  {pageName(page, language)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className="flex items-center gap-3 xl:gap-5">
          {/* Beside the navigation the number may wrap, for visitors who increase letter or word spacing. */}
          <a
            href={`tel:${dialable(settings.contact.phone)}`}
            className="type-nav hidden min-h-11 items-center whitespace-nowrap @[78rem]:whitespace-normal font-stretch-90% tabular-nums no-underline hover:text-oxide-text @[40rem]:inline-flex"
          >
            {settings.contact.phone}
          </a>
          {SEVERAL_LANGUAGES && <LanguageMenu />}
          <ButtonLink to={pathFor('quote', language)} size="small" className="@max-[40rem]:hidden">
            {pageName('quote', language)}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
