import { type ReactNode, Suspense, useEffect } from 'react';
import { HYDRATED } from '#app/hydration/contract.ts';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { ConsentBanner } from '#app/layout/consent-banner.tsx';
import { ContactBar } from '#app/layout/contact-bar.tsx';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { PageArrival } from '#app/layout/page-arrival.tsx';
import { PrintHead } from '#app/layout/print-head.tsx';
import { RouteAnnouncer } from '#app/layout/route-announcer.tsx';
import { useKeptPlace } from '#app/layout/use-kept-place.ts';
import { usePageClicks } from '#app/layout/use-page-clicks.ts';
import { useReveal } from '#app/layout/use-reveal.ts';

/** Where a page's own content begins: for the skip link, and for the first paint, which waits for it. */
export const MAIN_ID = 'contenido';

/** Frame of every page: skip link, header, main, footer, contact bar, consent banner and announcements of navigation. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  useReveal();
  useKeptPlace();
  usePageClicks();
  // Effects of children run first: the frame is hydrated now. React handles every click, and hydrates the section it needs.
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
  return (
    <>
      {/* Suspense boundaries: after browser translation React re-renders only the parts concerned, not the whole page. */}
      <Suspense>
        <a
          href={`#${MAIN_ID}`}
          className="-top-full fixed left-4 z-100 bg-ink px-4 py-3 text-paper focus:top-4"
        >
          {t('Saltar al contenido')}
        </a>
      </Suspense>
      {/* First in tab order, although at the bottom of the screen: keyboard users need not tab through the page. */}
      <ConsentBanner />
      <Suspense>
        <Header />
      </Suspense>
      <Suspense>
        <PrintHead />
      </Suspense>
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <ContactBar />
      </Suspense>
      <PageArrival />
      <RouteAnnouncer />
    </>
  );
}
