import { pathFor } from '#app/site/paths.ts';
import type { Journey } from '../visitor.ts';

/** From page to page and from language to language. */
export const MOVING: Journey[] = [
  {
    name: 'opens the menu of a phone, closes it, and chooses a page',
    width: 500,
    async go(visitor) {
      await visitor.openAnswered(pathFor('home', 'es'));
      await visitor.click('header button', 'Abrir el menú');
      await visitor.sees('the open menu', () => document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.sees('the page behind it at rest', () => document.querySelector('main')?.inert);
      await visitor.engine.press('Escape');
      await visitor.sees('no menu', () => !document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.click('header button', 'Abrir el menú');
      await visitor.click('#menu a', 'Metodología');
      await visitor.sees('the page', (path) => location.pathname === path, pathFor('methodology', 'es'));
      await visitor.sees('no menu', () => !document.querySelector('#menu')?.matches(':popover-open'));
    },
  },
  {
    name: 'moves to another page without a new document, and back',
    async go(visitor) {
      await visitor.openAnswered(pathFor('home', 'es'));
      const heading = await visitor.evaluate(() => document.querySelector('main h1')?.textContent);
      await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await visitor.click('header nav a', 'Metodología');
      await visitor.sees('the focus on its heading', () => document.activeElement?.matches('main h1'));
      await visitor.evaluate(() => history.back());
      await visitor.sees('the old address', (path) => location.pathname === path, pathFor('home', 'es'));
      await visitor.sees(
        'the old page',
        (words) => document.querySelector('main h1')?.textContent === words,
        heading,
      );
      await visitor.sees('the same document', () => 'sameDocument' in window);
    },
  },
  {
    name: 'changes the language and keeps the place',
    async go(visitor) {
      await visitor.openAnswered(pathFor('technology', 'es'));
      await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await visitor.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await visitor.click('header summary');
      await visitor.click('header details a', 'Deutsch');
      await visitor.sees('German', () => document.documentElement.lang === 'de');
      await visitor.sees('its address', (path) => location.pathname === path, pathFor('technology', 'de'));
      await visitor.sees('the place', () => window.scrollY > 300 && 'sameDocument' in window);
    },
  },
];
