/**
 * The script that runs as the first element of every body, before anything is painted. It is the same on every page, so
 * that one hash in the Content-Security-Policy allows it; what differs stands in its `data-addresses`.
 */
import { ASKS_CONSENT, AWAITS_PLAN } from '../lib/html-classes.ts';
import { PLAN } from '../lib/query-parameters.ts';
import { chooseLanguage, isCrawler, type PageAddresses } from './detect-language.ts';

const root = document.documentElement;
const script = document.currentScript;
const addresses = JSON.parse(script?.dataset.addresses ?? '{}') as PageAddresses;
const { pathname, search, hash } = location;

/** Leaves for another document; this one is not shown meanwhile. */
function leaveFor(address: string): void {
  root.style.display = 'none';
  location.replace(address);
}

function keep(store: () => unknown): void {
  try {
    store();
  } catch {
    // Where storage is blocked, the address says the language.
  }
}

function settleLanguage(): void {
  const query = new URLSearchParams(search);
  const asksForLanguage = query.has('lng');
  const { asked, path } = chooseLanguage(
    {
      pathname,
      asked: query.get('lng'),
      language: root.lang,
      stored: [
        () => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
        () => localStorage.i18nextLng,
        () => sessionStorage.i18nextLng,
      ],
      preferred: isCrawler(navigator.userAgent) ? [] : navigator.languages,
    },
    addresses,
  );
  if (asked) {
    keep(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for the first paint
      document.cookie = `i18next=${asked};path=/;max-age=31536000;samesite=lax`;
    });
    keep(() => {
      localStorage.i18nextLng = asked;
    });
  }
  query.delete('lng');
  const rest = (String(query) && `?${query}`) + hash;
  if (path) leaveFor(path + rest);
  else if (asksForLanguage) history.replaceState(history.state, '', pathname + rest);
}

/** Whether the visitor has accepted or rejected cookies; one who blocks them is asked on every page. */
function hasAnswered(): boolean {
  try {
    return RegExp(`(?:^|; )${script?.dataset.consentCookie}=(accepted|rejected)(;|$)`).test(document.cookie);
  } catch {
    return false;
  }
}

root.classList.add('js');
root.classList.toggle(ASKS_CONSENT, !hasAnswered());
root.classList.toggle(AWAITS_PLAN, Boolean(new URLSearchParams(search).get(PLAN)));
// The bfcache restores this page as it was left: the visitor may have answered on another one since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) root.classList.toggle(ASKS_CONSENT, !hasAnswered());
});
// On a slow connection the page is clicked before hydrate-on-intent.ts, at the end of the document, has arrived.
addEventListener('click', (event) => {
  window.earlyClick = event;
});
// In documents for unknown addresses redirect-to-meant-path.ts may be leaving already.
if (root.style.display !== 'none') settleLanguage();
