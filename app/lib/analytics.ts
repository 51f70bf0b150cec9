import { settings } from '#app/site/settings.ts';

/** Ways in which a visitor gets in touch; the `channel` of the event `generate_lead`. */
export type LeadChannel = 'mail' | 'whatsapp' | 'copy' | 'phone';

type Tag = (...args: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Tag;
  }
}

/** The four signals of Consent Mode v2 that the site asks for. */
const signals = (value: 'granted' | 'denied') => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

/**
 * Loads the owner's tag. Called only after Accept, so that nothing is asked of a third party before.
 * Order as Consent Mode v2 wants it: defaults, then the update, then the tag.
 */
function loadTag(id: string): void {
  if (window.gtag) return;
  window.dataLayer = [];
  window.gtag = function gtag() {
    // The tag reads the `arguments` object itself, not an array.
    // biome-ignore lint/complexity/noArguments: required by the tag
    window.dataLayer?.push(arguments);
  };
  window.gtag('consent', 'default', signals('denied'));
  window.gtag('js', new Date());
  window.gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Grants the four consents to the tag; without a tag it says so in the console and goes on (specification, section 8). */
export function grantConsent(): void {
  if (settings.analyticsId) loadTag(settings.analyticsId);
  if (typeof window.gtag !== 'function') {
    console.warn('Consent update skipped: there is no analytics tag.');
    return;
  }
  window.gtag('consent', 'update', signals('granted'));
}

/** Takes the consents back, if there is a tag to tell. */
export function withdrawConsent(): void {
  window.gtag?.('consent', 'update', signals('denied'));
}

/** Reports that a visitor got in touch, if the tag is there; it obeys the consent it was given. */
export function trackLead(channel: LeadChannel): void {
  window.gtag?.('event', 'generate_lead', { channel });
}
