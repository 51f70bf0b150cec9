import { type ReactNode, useContext } from 'react';
import { Meta, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { footerFacts } from '#app/content/company.ts';
import { BeforePaintScript } from '#app/document/before-paint-script.tsx';
import { DocumentContext } from '#app/document/document-context.ts';
import { HydrateOnIntentScript } from '#app/hydration/hydrate-on-intent-script.tsx';
import { translatorOf } from '#app/i18n/translator.ts';
import { TranslatorContext } from '#app/i18n/use-translate.ts';
import { bringPage } from '#app/layout/page-arrival.tsx';
import { MAIN_ID, SiteFrame } from '#app/layout/site-frame.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { PageFailed } from '#app/sections/not-found/page-failed.tsx';
import { FEED_TYPE, feedPath, MANIFEST_PATH } from '#app/site/paths.ts';
import { languageOfPath } from '#app/site/published-languages.ts';
import { settings } from '#app/site/settings.ts';
import css from '#app/styles/app.css?inline';
import otherMedia from '#app/styles/other-media.css?url';
import font from '#assets/fonts/instrument-sans.woff2?url';
import type { Route } from './+types/root';

/** Printed internal links show the site address (app/styles/print.css). */
const VALUES = `:root{--site-address:"${settings.siteUrl}"}`;

export function loader({ request }: Route.LoaderArgs) {
  return footerFacts(languageOfPath(new URL(request.url).pathname));
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [bringPage];

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  const { head } = useContext(DocumentContext) ?? {};
  return (
    // The before-paint script adds the class `js`, which must survive even if React re-renders the whole document.
    <html lang={language} className={import.meta.env.SSR ? undefined : 'js'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {/* Low priority: on a slow connection it comes too late to be shown (`optional`), and would delay the first picture. */}
        <link
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={MANIFEST_PATH} />
        <link rel="alternate" type={FEED_TYPE} title={`${settings.brand} · Blog`} href={feedPath(language)} />
        {/* The same in both colour schemes: the page has only one, and the browser's bar continues the header. */}
        <meta name="theme-color" content="#f6f3ec" />
        {/* One sheet for all pages, only in the document: in the browser React renders none, and leaves it as it is. */}
        <style
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR || import.meta.env.DEV ? css + VALUES : '' }}
        />
        {/* The first paint waits for the whole header, which ends where this begins: half of one would move when the rest comes. */}
        <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />
      </head>
      <body>
        <BeforePaintScript />
        <TranslatorContext value={translatorOf(language)}>{children}</TranslatorContext>
        {/* Its script for the static document would throw where storage is blocked; until hydration the browser restores. */}
        {useHydrated() && <ScrollRestoration />}
        {/* Last: browsers fetch it at once, although it is rarely needed, and further up it would delay the first picture. */}
        <link rel="stylesheet" href={otherMedia} media="print, (forced-colors: active)" />
        <HydrateOnIntentScript />
        {head}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that could not be loaded: header and footer stay. Unknown addresses have a route of their own. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageFailed />
    </SiteFrame>
  );
}
