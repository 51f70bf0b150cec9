import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { ConsentBanner } from '#app/layout/consent-banner.tsx';
import { ContactBar } from '#app/layout/contact-bar.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { KeptPlace } from '#app/layout/kept-place.tsx';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { MissingPage } from '#app/layout/missing-page.tsx';
import { RouteAnnouncer } from '#app/layout/route-announcer.tsx';
import { useCurrentYear } from '#app/layout/use-current-year.ts';
import { usePageClicks } from '#app/layout/use-page-clicks.ts';
import { useReveal } from '#app/layout/use-reveal.ts';
import { HYDRATED } from '#app/lib/hydration.ts';

/** What surrounds every page: skip link, header, main, footer, ways to get in touch, consent, and what is said while moving. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  useReveal();
  usePageClicks();
  useCurrentYear();
  // Last, as the effects of its parts run before its own. From now on React answers every click, and hydrates what it needs.
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
  return (
    <LanguageSwitch>
      {/* In boundaries of their own: where a translator has been first, React draws those parts anew, and not the page. */}
      <Suspense>
        <a href="#contenido" className="-top-full fixed left-4 z-100 bg-ink px-4 py-3 text-paper focus:top-4">
          {t('Saltar al contenido')}
        </a>
      </Suspense>
      {/* Before the page, although it lies over its end: the keyboard answers it without walking through everything. */}
      <ConsentBanner />
      <Suspense>
        <Header />
      </Suspense>
      <main id="contenido" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <ContactBar />
      </Suspense>
      <MissingPage />
      <RouteAnnouncer />
      <KeptPlace />
    </LanguageSwitch>
  );
}
