import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { trackLead } from '#app/lib/analytics.ts';
import type { QuoteRequest } from '#app/sections/quote/quote-fields.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';
import { quoteMailto, quoteText } from './mail-and-whatsapp-text.ts';

/** What has just been done with the message. `blocked` and `refused`: the browser did not let it be opened, or copied. */
export type HandOver = 'mail' | 'whatsapp' | 'blocked' | 'copied' | 'refused';

/**
 * Longest address, in characters, that other programs are sure to be opened with: Windows hands over 2,048, and some mail
 * programs read no more.
 */
const SURE_TO_OPEN = 2000;

/** Milliseconds within which a mail program comes to the front. */
const PROGRAM_OPENS = 3000;

/**
 * The three ways to hand a message over.
 * @param check whether it may be handed over; says why if not
 * @returns the message, whether it is too long to be sure that other programs take it, the ways, and as long as the
 *   message is still the same, the one last used and whether the words are in another program by now
 */
export function useHandOver(quote: QuoteRequest, check: () => boolean) {
  const text = quoteText(quote);
  const mailto = quoteMailto(quote, settings.contact.email);
  const [last, setLast] = useState<{ way: HandOver; text: string; isTaken: boolean }>();

  return {
    text,
    long: mailto.length > SURE_TO_OPEN,
    handOver: last?.text === text ? last.way : undefined,
    isTaken: last?.text === text && last.isTaken,
    mail(event: FormEvent) {
      event.preventDefault();
      if (!check()) return;
      trackLead('mail');
      const mailed = { way: 'mail', text, isTaken: true } as const;
      // First: browsers ask before words are lost when they leave for a mail program too.
      flushSync(() => setLast(mailed));
      location.assign(mailto);
      // Where no program takes the focus, none has opened, and the words are still only here.
      const none = () => setLast((now) => (now === mailed ? { ...mailed, isTaken: false } : now));
      const wait = setTimeout(none, PROGRAM_OPENS);
      addEventListener('blur', () => clearTimeout(wait), { once: true });
    },
    chat() {
      if (!check()) return;
      trackLead('whatsapp');
      // With the feature `noopener` nothing would tell whether it has opened: browsers refuse a click repeated late.
      const chat = window.open(whatsappUrl(text), '_blank');
      if (chat) chat.opener = null;
      setLast({ way: chat ? 'whatsapp' : 'blocked', text, isTaken: chat !== null });
    },
    async copy() {
      if (!check()) return;
      trackLead('copy');
      try {
        await navigator.clipboard.writeText(text);
        setLast({ way: 'copied', text, isTaken: true });
      } catch {
        setLast({ way: 'refused', text, isTaken: false });
      }
    },
  };
}
