import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { bringCode } from '#app/hydration/page-code.ts';
import { type LeadChannel, trackLead } from '#app/lib/analytics.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';

const CONTACT: readonly [prefix: string, channel: LeadChannel][] = [
  ['tel:', 'phone'],
  ['mailto:', 'mail'],
  ['https://wa.me/', 'whatsapp'],
];

/** Path of the page that a link leads to; undefined for other sites, files and places on the current page. */
function pageBehind(link: HTMLAnchorElement): string | undefined {
  const isFile = /\.\w+$/.test(link.pathname);
  const isHere = link.pathname === location.pathname && link.hash !== '';
  if (link.origin !== location.origin || link.target || isFile || isHere) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Handles clicks on every link, whether React rendered it or it is in ready-made HTML (articles): contact links are
 * reported, and pages of the site are reached without loading a document.
 */
export function usePageClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      const contact = CONTACT.find(([prefix]) => link.href.startsWith(prefix));
      // The second click of a double click opens nothing (app/hydration/hydrate-on-intent.ts).
      if (contact) return event.detail > 1 ? undefined : trackLead(contact[1]);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const page = pageBehind(link);
      if (!page) return;
      event.preventDefault();
      void navigate(page);
    };
    // A press comes before its click: the page's code is on its way a little earlier.
    const onPress = ({ target }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && navigator.onLine && pageBehind(link)) void bringCode(link.pathname);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [navigate]);
}
