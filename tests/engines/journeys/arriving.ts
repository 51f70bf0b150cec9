import { pathFor } from '#app/site/paths.ts';
import type { Journey } from '../visitor.ts';

const BANNER = '[data-consent-banner]';

/** Reading, and the consent banner. */
export const ARRIVING: Journey[] = [
  {
    name: 'reads: heading, font, pictures, nothing wider than the screen',
    async go(visitor) {
      await visitor.open(pathFor('home', 'es'));
      await visitor.sees('the heading', () => document.querySelector('main h1')?.getClientRects().length);
      await visitor.sees('the font', () =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Instrument Sans') && status === 'loaded',
        ),
      );
      await visitor.sees('the pictures of the first screen', () =>
        [...document.querySelectorAll<HTMLImageElement>('main img:not([aria-hidden])')]
          .filter((image) => image.getBoundingClientRect().top < innerHeight && image.offsetWidth > 0)
          .every((image) => image.complete && image.naturalWidth > 1),
      );
      await visitor.sees(
        'no scrolling sideways',
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    },
  },
  {
    name: 'answers the consent banner, and changes the answer',
    async go(visitor) {
      await visitor.open(pathFor('home', 'es'));
      await visitor.click(`${BANNER} button`, 'Aceptar');
      await visitor.sees('no banner', (banner) => !document.querySelector(banner)?.checkVisibility(), BANNER);
      await visitor.open(pathFor('methodology', 'es'));
      await visitor.waitForHydration();
      await visitor.sees(
        'still no banner',
        (banner) => !document.querySelector(banner)?.checkVisibility(),
        BANNER,
      );
      await visitor.click('[data-reopen-consent]');
      await visitor.click(`${BANNER} button`, 'Rechazar');
      await visitor.sees('no banner', (banner) => !document.querySelector(banner)?.checkVisibility(), BANNER);
    },
  },
];
