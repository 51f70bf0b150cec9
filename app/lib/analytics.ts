/**
 * Google's tag. It measures only if the owner has set an id and the visitor has accepted (docs/measuring.md). Its code is
 * behind `__MEASURING__`, so that a site without an id ships none of it.
 */
import { cookieNames, expireCookie } from '#app/lib/cookies.ts';
import { settings } from '#app/site/settings.ts';

/** Ways in which a visitor gets in touch; the `channel` of the event `generate_lead`. */
export type LeadChannel = 'mail' | 'whatsapp' | 'copy' | 'phone';

/** A film: of a service, by its id there, or of the site itself, by the path of its file. */
export type MeasuredVideo = { provider: 'youtube' | 'vimeo' | 'self'; id: string; title: string };

type Tag = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Tag;
  }
}

/** Whether the visitor has accepted and not withdrawn consent since. */
let allowed = false;
/** Path of the last page view, so that no navigation is reported twice. */
let reportedPath: string | undefined;
let reportedLocation: string | undefined;

/** Parameters of a query that say where a visit came from, by which the reports of campaigns are made. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid)$/;

/**
 * An address as it may be reported: without its hash, and with no part of the query but what a campaign has put there. The
 * rest may hold what a visitor has typed, such as the case of the calculator.
 * @param address absolute; empty where there is no referrer
 * @see https://support.google.com/analytics/answer/6366371 (no personal data in addresses)
 */
export function reportableAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys())) {
    if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  }
  // A referrer may be an application, whose address has no origin (`android-app://`).
  return `${url.protocol}//${url.host}${url.pathname}${url.search}`;
}

/** The four signals of Consent Mode v2 that the site asks for. */
const signals = (value: 'granted' | 'denied') => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

function report(name: string, parameters?: Record<string, string>): void {
  if (allowed) window.gtag?.('event', name, ...(parameters ? [parameters] : []));
}

/** Creates the tag's queue. Denying everything by default must be its first command. */
function prepareTag(): void {
  if (window.gtag) return;
  window.dataLayer = [];
  window.gtag = function gtag() {
    // The tag reads the `arguments` object itself, not an array.
    // biome-ignore lint/complexity/noArguments: required by the tag
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', signals('denied'));
}

/** Cookies of the tag, and of the advertising that an id may bring along. */
const TAG_COOKIE = /^_(ga|gid|gat|gcl|gac)(_|$)/;

/**
 * Disables the tag and deletes its cookies. A tag with several destinations has further ids, which only the names of
 * their cookies show.
 * @see https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
 */
function silenceTag(id: string): void {
  const cookies = cookieNames().filter((name) => TAG_COOKIE.test(name));
  for (const key of [id, ...cookies.map((name) => name.replace(/^_ga_/, 'G-'))]) {
    Object.assign(window, { [`ga-disable-${key}`]: true });
  }
  cookies.forEach(expireCookie);
}

function resumeTag(): void {
  for (const key of Object.keys(window)) {
    if (key.startsWith('ga-disable-')) Object.assign(window, { [key]: false });
  }
}

/** Loads the owner's tag, once. Page views are reported by `trackPageView`, which knows when the title has changed. */
function loadTag(id: string): void {
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  window.gtag?.('js', new Date());
  window.gtag?.('config', id, { send_page_view: false });
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

/**
 * The visitor has accepted: grants the four consents to the tag, and loads it if the owner has set an id. Without a
 * tag it says so in the console and goes on.
 * Order as Consent Mode v2 wants it: defaults, update, then the tag and its events.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function grantConsent(): void {
  if (__MEASURING__) prepareTag();
  if (typeof window.gtag !== 'function') {
    console.warn('Consent update skipped: there is no analytics tag.');
    return;
  }
  window.gtag('consent', 'update', signals('granted'));
  if (__MEASURING__ && settings.analyticsId) {
    allowed = true;
    resumeTag();
    loadTag(settings.analyticsId);
    trackPageView();
  }
}

/** The visitor has rejected or taken consent back: the tag is told and silenced, and its cookies are deleted. */
export function withdrawConsent(): void {
  window.gtag?.('consent', 'update', signals('denied'));
  if (__MEASURING__ && settings.analyticsId) {
    allowed = false;
    reportedPath = undefined;
    silenceTag(settings.analyticsId);
  }
}

/** Reports the page shown, unless it was reported last. Called after each navigation, once URL and title are set. */
export function trackPageView(): void {
  if (__MEASURING__) {
    if (!allowed || reportedPath === location.pathname) return;
    const address = reportableAddress(location.href);
    // For this event and all that follow on the page.
    window.gtag?.('set', {
      page_location: address,
      page_title: document.title,
      page_referrer: reportedLocation ?? reportableAddress(document.referrer),
    });
    report('page_view');
    reportedPath = location.pathname;
    reportedLocation = address;
  }
}

/** Reports that a visitor got in touch. */
export function trackLead(channel: LeadChannel): void {
  if (__MEASURING__) report('generate_lead', { channel });
}

/** Reports that a visitor has picked another language in the switcher. Codes such as `es`, `de`. */
export function trackLanguage(from: string, to: string): void {
  if (__MEASURING__ && from !== to) report('select_language', { from_language: from, to_language: to });
}

/**
 * Reports that a work of the portfolio has been opened. The parameters are those of the vendor's `select_content`, so
 * that its reports show them without further settings.
 * @param id the folder's name in content/works/
 */
export function trackProject(id: string): void {
  if (__MEASURING__) report('view_project', { content_type: 'project', content_id: id });
}

/** Reports that a film has begun to play. Parameters as in the vendor's own events about videos. */
export function trackVideo({ provider, id, title }: MeasuredVideo): void {
  if (__MEASURING__) {
    const bases = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/', self: location.origin };
    report('video_play', { video_provider: provider, video_title: title, video_url: bases[provider] + id });
  }
}
