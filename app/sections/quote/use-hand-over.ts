import { type FormEvent, useState } from 'react';
import { trackLead } from '#app/lib/analytics.ts';
import type { QuoteRequest } from '#app/sections/quote/quote-fields.ts';
import { quoteMailto, quoteText } from '#app/sections/quote/quote-message.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';

/** What has just been done with the message. `refused`: the browser did not let it be copied. */
export type HandOver = 'mail' | 'whatsapp' | 'copied' | 'refused';

/**
 * The three ways to hand a message over.
 * @param check whether it may be handed over; says why if not
 * @returns the message, the ways, and the one last used as long as the message is still the same
 */
export function useHandOver(quote: QuoteRequest, check: () => boolean) {
  const text = quoteText(quote);
  const [last, setLast] = useState<{ way: HandOver; text: string }>();

  return {
    text,
    handOver: last?.text === text ? last.way : undefined,
    mail(event: FormEvent) {
      event.preventDefault();
      if (!check()) return;
      trackLead('mail');
      location.assign(quoteMailto(quote, settings.contact.email));
      setLast({ way: 'mail', text });
    },
    chat() {
      if (!check()) return;
      trackLead('whatsapp');
      window.open(whatsappUrl(text), '_blank', 'noopener');
      setLast({ way: 'whatsapp', text });
    },
    async copy() {
      if (!check()) return;
      trackLead('copy');
      try {
        await navigator.clipboard.writeText(text);
        setLast({ way: 'copied', text });
      } catch {
        setLast({ way: 'refused', text });
      }
    },
  };
}
