import { Link, NavLink } from 'react-router';
import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { LanguageMenu } from '#app/layout/language-menu.tsx';
import { MobileMenu } from '#app/layout/mobile-menu.tsx';
import { NAVIGATION, pageName } from '#app/site/pages.ts';
import { pathFor } from '#app/site/paths.ts';
import { dialable, settings } from '#app/site/settings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

/**
 * Header that stays in sight: logo, the pages of the navigation in the order of content/pages-and-navigation/, phone, language and contact; below 1280 px the pages move
 * into a menu. Fixed and not sticky: browsers scroll a page to show what has the focus in a sticky box, although it is in
 * sight. Its own width decides what it shows, in rem: a media query knows nothing of text that a style sheet has enlarged, and
 * the menu would be pushed off the screen. On a screen lower than 20 rem it scrolls away, or nothing would be left to read.
 */
export function Header() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <header className="@container fixed inset-x-0 top-0 z-40 [@media(height<20rem)]:absolute border-line border-b bg-paper">
      <div className="frame flex h-header items-center justify-between gap-[clamp(1rem,2.2vw,2.25rem)]">
        <Link
          to={pathFor('home', language)}
          className="inline-flex items-center gap-[.6rem] font-semibold font-stretch-88% text-[1.375rem] leading-none tracking-[-.03em] no-underline"
          aria-label={t('{{brand}}, inicio', { brand: settings.brand })}
        >
          <Mark />
          <span className="@max-[18rem]:hidden">{settings.brand}</span>
        </Link>

        <nav aria-label={t('Principal')} className="mx-auto hidden @[78rem]:block">
          {/* Words that a visitor has spaced out take a second line. */}
          <ul className="flex items-center gap-[clamp(.875rem,1.6vw,1.75rem)]">
            {NAVIGATION.map((page) => (
              <li key={page}>
                <NavLink
                  to={pathFor(page, language)}
                  className="type-nav nav-line relative block py-3 no-underline"
                >
                  {pageName(page, language)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className="flex items-center gap-[clamp(.75rem,1.2vw,1.25rem)]">
          {/* Beside the pages it may break, for visitors who space out letters and words. */}
          <a
            href={`tel:${dialable(settings.contact.phone)}`}
            className="type-nav hidden min-h-11 items-center whitespace-nowrap @[78rem]:whitespace-normal font-stretch-90% tabular-nums no-underline hover:text-oxide-text @[40rem]:inline-flex"
          >
            {settings.contact.phone}
          </a>
          <LanguageMenu />
          <ButtonLink
            to={pathFor('quote', language)}
            className="min-h-11! px-[1.1rem]! py-2! text-[.9688rem]! @max-[40rem]:hidden"
          >
            {pageName('quote', language)}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
