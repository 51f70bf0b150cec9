import type { ReactNode } from 'react';
import { Meta, Outlet, redirectDocument, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { translatorOf } from '#app/i18n/translator.ts';
import { TranslatorContext } from '#app/i18n/use-translate.ts';
import { bringPage, useVisitedPage } from '#app/layout/page-arrival.ts';
import { SiteFrame } from '#app/layout/site-frame.tsx';
import { useAlternates } from '#app/layout/use-alternates.ts';
import { BOOT_SCRIPT, BOOT_SCRIPT_REST } from '#app/lib/boot-script.ts';
import { bringLateFont } from '#app/lib/late-font.ts';
import { PageFailed } from '#app/sections/not-found/page-failed.tsx';
import { needsDocument } from '#app/site/film-pages.ts';
import { languageOfPath } from '#app/site/languages.ts';
import { manifestPath } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import css from '#app/styles/app.css?inline';
import font from '#assets/fonts/instrument-sans.woff2?url';
import type { Route } from './+types/root';

/** On paper a link inside the site has to say where the site is (app/styles/print.css). */
const ADDRESS = `:root{--site-address:"${settings.siteUrl}"}`;

const firstPath = __FILM__ && !import.meta.env.SSR ? location.pathname : '';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    if (__FILM__ && needsDocument(firstPath, new URL(request.url).pathname))
      throw redirectDocument(request.url);
    void bringLateFont();
    return next();
  },
  bringPage,
];

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  const alternates = useAlternates();
  return (
    // The boot script has marked <html>; the mark must last even if React has to draw the document anew.
    <html lang={language} className={import.meta.env.SSR ? undefined : 'js'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          data-paths={import.meta.env.SSR ? JSON.stringify(alternates) : undefined}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? BOOT_SCRIPT : '' }}
        />
        <Meta />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(language)} />
        {/* Paper in both colour schemes: the page has one, and its header is what the browser's bar continues. */}
        <meta name="theme-color" content="#f6f3ec" />
        {/* The whole style sheet is in the document; the browser's copy of the page leaves it as it is. */}
        <style
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR || import.meta.env.DEV ? css + ADDRESS : '',
          }}
        />
      </head>
      <body>
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? BOOT_SCRIPT_REST : '' }}
        />
        <TranslatorContext value={translatorOf(language)}>{children}</TranslatorContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useVisitedPage();
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
