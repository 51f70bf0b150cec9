/**
 * The script that runs as the first element of every body, before anything is painted. It is the same on every page, so
 * that one hash in the Content-Security-Policy allows it; what differs stands in its `data-addresses`.
 */
import { AWAITS_PLAN, HYDRATED } from '#app/hydration/contract.ts';
import { readCookie } from '#app/lib/cookies.ts';
import { LANGUAGE_NAME, rememberLanguage } from '#app/lib/language-choice.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { PLAN } from '#app/lib/query-parameters.ts';
import { wayToDocument } from '#app/lib/way-to-document.ts';
import { runConsentBanner } from './consent-script.ts';
import { chooseLanguage, isCrawler, type PageAddresses, tidyPath } from './detect-language.ts';
import { runEarlyCalculator } from './early-calculator.ts';

const root = document.documentElement;
const { addresses: json = '{}', consentCookie = '' } = document.currentScript?.dataset ?? {};
const addresses = JSON.parse(json) as PageAddresses;

/** Leaves for another document of this site; this one is not shown meanwhile. */
function leaveFor(address: string): void {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) return;
  root.style.display = 'none';
  location.replace(href);
}

function settleLanguage(): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asksForLanguage = query.has('lng');
  // Back, Forward and a reload lead to the page that was there, and to the words in it, whatever was picked since. Only
  // React writes a state: without one, the entry was not moved to.
  const way = wayToDocument();
  const returns = way === 'back_forward' || (way === 'reload' && history.state !== null);
  const { asked, path } = chooseLanguage(
    {
      pathname,
      asked: query.get('lng'),
      language: root.lang,
      stored: returns
        ? []
        : [
            () => readCookie(LANGUAGE_NAME.cookie),
            () => localStorage.getItem(LANGUAGE_NAME.storage),
            () => sessionStorage.getItem(LANGUAGE_NAME.storage),
          ],
      // Whoever comes from a page of this site has picked the language of its link, though it could not be stored.
      preferred:
        returns || isCrawler(navigator.userAgent) || document.referrer.startsWith(`${location.origin}/`)
          ? []
          : navigator.languages,
    },
    addresses,
  );
  if (asked) rememberLanguage(asked);
  query.delete('lng');
  const rest = (String(query) && `?${query}`) + hash;
  if (path) leaveFor(path + rest);
  else if (asksForLanguage) history.replaceState(history.state, '', pathname + rest);
}

root.classList.add('js');
root.classList.toggle(AWAITS_PLAN, Boolean(new URLSearchParams(location.search).get(PLAN)));
runConsentBanner(consentCookie);

// A page saved to disk has no other languages beside it.
if (location.protocol.startsWith('http')) {
  const { pathname, search, hash } = location;
  const path = tidyPath(pathname, root.lang, addresses);
  if (path === pathname) settleLanguage();
  else leaveFor(path + search + hash);
}

/**
 * The language of the link that was clicked last. It is stored when the page is left for it: a visitor may stay, whom the
 * browser asks about words that would be lost.
 */
let picked: string | undefined;

// Captured: until React has hydrated the frame of the page, neither it nor `keepClick` lets every click through.
addEventListener(
  'click',
  (event) => {
    // On a slow connection the page is clicked before hydrate-on-intent.ts, at the end of the document, has arrived.
    window.earlyClick = event;
    // Once React answers clicks, it stores the language itself when the page in it has come (route-announcer.tsx).
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-picks-language]') : null;
    picked = link && isPlainClick(event) ? link.hreflang : undefined;
  },
  true,
);
for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, () => {
    picked = undefined;
  });
addEventListener('pagehide', () => picked && rememberLanguage(picked));

runEarlyCalculator();

// Until React listens, nothing shows the page of a history entry that another visit of this document has made.
const shown = location.pathname + location.search;
const showEntry = () => {
  if (location.pathname + location.search !== shown) location.reload();
};
addEventListener('popstate', showEntry);
addEventListener(HYDRATED, () => removeEventListener('popstate', showEntry), { once: true });
