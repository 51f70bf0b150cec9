import { pathFor } from '../../app/site/paths.ts';
import type { Visitor } from './visitor.ts';

export type Journey = {
  name: string;
  /** width of the window in CSS pixels */
  width?: number;
  /** @returns what the visitor got instead, where the browser lacks something */
  go: (visitor: Visitor) => Promise<string | undefined>;
};

const BANNER = '[data-consent-banner]';

async function openAnswered(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.isAlive();
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-consent-banner] button')?.click());
}

async function fillIn(visitor: Visitor, privacy: boolean): Promise<void> {
  await openAnswered(visitor, pathFor('quote', 'es'));
  await visitor.type('[name=name]', 'Zoë');
  await visitor.type('[name=email]', 'zoe@correo.example');
  await visitor.type('[name=message]', 'Una casa en Altea & dos garajes');
  if (privacy) await visitor.click('[name=privacy]');
}

const status = (words: string) => ({ selector: 'main form [role=status]', words });
const says = ({ selector, words }: { selector: string; words: string }) =>
  document.querySelector(selector)?.textContent?.includes(words);

/** What a visitor does on the site, from reading to getting in touch: the same in every browser. */
export const JOURNEYS: Journey[] = [
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
      return undefined;
    },
  },
  {
    name: 'answers the question about cookies, and changes the answer',
    async go(visitor) {
      await visitor.open(pathFor('home', 'es'));
      await visitor.click(`${BANNER} button`, 'Aceptar');
      await visitor.sees('no banner', (banner) => !document.querySelector(banner), BANNER);
      await visitor.open(pathFor('methodology', 'es'));
      await visitor.isAlive();
      await visitor.sees('still no banner', (banner) => !document.querySelector(banner), BANNER);
      await visitor.click('[data-reopen-consent]');
      await visitor.click(`${BANNER} button`, 'Rechazar');
      await visitor.sees('no banner', (banner) => !document.querySelector(banner), BANNER);
      return undefined;
    },
  },
  {
    name: 'opens the menu of a phone, closes it, and chooses a page',
    width: 500,
    async go(visitor) {
      await openAnswered(visitor, pathFor('home', 'es'));
      await visitor.click('header button', 'Abrir el menú');
      await visitor.sees('the open menu', () => document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.sees('the page behind it at rest', () => document.querySelector('main')?.inert);
      await visitor.press('Escape');
      await visitor.sees('no menu', () => !document.querySelector('#menu')?.matches(':popover-open'));
      await visitor.click('header button', 'Abrir el menú');
      await visitor.click('#menu a', 'Metodología');
      await visitor.sees('the page', (path) => location.pathname === path, pathFor('methodology', 'es'));
      await visitor.sees('no menu', () => !document.querySelector('#menu')?.matches(':popover-open'));
      return undefined;
    },
  },
  {
    name: 'moves to another page without a new document, and back',
    async go(visitor) {
      await openAnswered(visitor, pathFor('home', 'es'));
      await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await visitor.click('header nav a', 'Metodología');
      await visitor.sees('the focus on its heading', () => document.activeElement?.matches('main h1'));
      await visitor.evaluate(() => history.back());
      await visitor.sees('the old page', (path) => location.pathname === path, pathFor('home', 'es'));
      await visitor.sees('the same document', () => 'sameDocument' in window);
      return undefined;
    },
  },
  {
    name: 'changes the language and keeps the place',
    async go(visitor) {
      await openAnswered(visitor, pathFor('technology', 'es'));
      await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
      await visitor.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await visitor.click('header summary');
      await visitor.click('header details a', 'Deutsch');
      await visitor.sees('German', () => document.documentElement.lang === 'de');
      await visitor.sees('its address', (path) => location.pathname === path, pathFor('technology', 'de'));
      await visitor.sees('the place', () => window.scrollY > 300 && 'sameDocument' in window);
      return undefined;
    },
  },
  {
    name: 'compares two pictures with the pointer and with the keyboard',
    async go(visitor) {
      await openAnswered(visitor, pathFor('home', 'es'));
      const { x, y, width, height } = await visitor.find({ css: '.comparison' });
      const middle = y + height / 2;
      await visitor.session.act(
        { move: { x: x + width * 0.64, y: middle } },
        { button: 'down' },
        { move: { x: x + width * 0.4, y: middle } },
        { move: { x: x + width * 0.3, y: middle } },
        { button: 'up' },
      );
      const value = () => Number(document.querySelector<HTMLInputElement>('.comparison input')?.value);
      await visitor.sees('the cut at 30 %', () => {
        const now = Number(document.querySelector<HTMLInputElement>('.comparison input')?.value);
        return Math.abs(now - 30) <= 2;
      });
      const before = await visitor.evaluate(value);
      await visitor.press('ArrowLeft');
      await visitor.sees(
        'the cut one step to the left',
        (from) => Number(document.querySelector<HTMLInputElement>('.comparison input')?.value) === from - 1,
        before,
      );
      await visitor.sees(
        'the picture cut there',
        (at) => {
          const over = document.querySelector('.comparison-over');
          return over && getComputedStyle(over).clipPath.includes(`${100 - at}%`);
        },
        before - 1,
      );
      return undefined;
    },
  },
  {
    name: 'follows the five phases beside their pictures',
    async go(visitor) {
      await openAnswered(visitor, pathFor('phases', 'es'));
      await visitor.evaluate(() =>
        document.querySelector('#fase-3')?.scrollIntoView({ behavior: 'instant' }),
      );
      await visitor.sees('phase 3 marked', () =>
        document.querySelector('[aria-current=step]')?.textContent?.startsWith('3'),
      );
      await visitor.click('[aria-label="Ir a una fase"] a', '5');
      await visitor.sees('phase 5 marked', () =>
        document.querySelector('[aria-current=step]')?.textContent?.startsWith('5'),
      );
      return undefined;
    },
  },
  {
    name: 'lifts a layer out of the wall, and puts it back',
    async go(visitor) {
      await openAnswered(visitor, pathFor('technology', 'es'));
      await visitor.click('button[data-layer="4"]');
      await visitor.sees('the layer lifted out', () => {
        const layers = [...document.querySelectorAll('.wall-layer[data-lifted]')];
        const seen = layers.find((layer) => layer.getClientRects().length > 0);
        return seen && getComputedStyle(seen).translate === '0px -10px';
      });
      await visitor.press('Escape');
      await visitor.sees(
        'the wall whole',
        () => !document.querySelector('[data-wall=lifted] [aria-pressed=true]'),
      );
      return undefined;
    },
  },
  {
    name: 'filters the projects and enlarges a picture',
    async go(visitor) {
      await openAnswered(visitor, pathFor('projects', 'es'));
      await visitor.click('[role=group] button', 'Naves');
      await visitor.sees(
        'one group',
        () => document.querySelectorAll('main section[id]:not([hidden])').length === 1,
      );
      const moved = await visitor.evaluate(() => 'startViewTransition' in document);
      // The browser takes no clicks while it moves the groups.
      await visitor.sees('the groups at rest', () =>
        document
          .getAnimations()
          .every(
            ({ effect }) =>
              !String((effect as KeyframeEffect | null)?.pseudoElement).includes('view-transition'),
          ),
      );
      await visitor.click('main section:not([hidden]) ul a');
      await visitor.sees('the picture', () => document.querySelector('dialog')?.matches(':modal'));
      await visitor.press('Escape');
      await visitor.sees('no picture', () => !document.querySelector('dialog[open]'));
      await visitor.sees('the focus where it was', () =>
        document.activeElement?.matches('main section ul a'),
      );
      return moved ? undefined : 'groups change at once: no view transitions';
    },
  },
  {
    name: 'is told about the privacy policy before anything is handed over',
    async go(visitor) {
      await fillIn(visitor, false);
      await visitor.click('main form button', 'Enviar por correo');
      await visitor.sees('the toast', () =>
        [...document.querySelectorAll('[role=region] li, [role=status], [role=alert]')].some((element) =>
          element.textContent?.includes('Debes aceptar la política de privacidad'),
        ),
      );
      await visitor.press('Escape');
      await visitor.sees('no toast', () => !document.querySelector('[role=region] li'));
      return undefined;
    },
  },
  {
    name: 'hands the message to the mail program',
    async go(visitor) {
      await fillIn(visitor, true);
      // No mail program here: what it would be given is caught where the page gives it.
      await visitor.click('main form button', 'Enviar por correo');
      await visitor.sees('what happened', says, status('Hemos abierto tu correo'));
      await visitor.sees(
        'the page still there',
        (path) => location.pathname === path,
        pathFor('quote', 'es'),
      );
      return undefined;
    },
  },
  {
    name: 'hands the message to WhatsApp',
    async go(visitor) {
      await fillIn(visitor, true);
      await visitor.evaluate(() => {
        window.open = (url) => {
          document.body.dataset.opened = String(url);
          return null;
        };
      });
      await visitor.click('main form button', 'WhatsApp');
      await visitor.sees('what happened', says, status('Hemos abierto WhatsApp'));
      await visitor.sees('the message, as it was typed', () => {
        const url = new URL(document.body.dataset.opened ?? location.href);
        return (
          url.hostname === 'wa.me' &&
          url.searchParams.get('text')?.endsWith('Una casa en Altea & dos garajes')
        );
      });
      return undefined;
    },
  },
  {
    name: 'copies the message',
    async go(visitor) {
      await fillIn(visitor, true);
      await visitor.click('main form button', 'Copiar mensaje');
      const words = ['Mensaje copiado', 'Tu navegador no nos deja copiarlo'];
      await visitor.sees(
        'what happened',
        ([copied = '', refused = '']) => {
          const said = document.querySelector('main form [role=status]')?.textContent ?? '';
          return said.includes(copied) || said.includes(refused);
        },
        words,
      );
      const copied = await visitor.evaluate(says, status(words[0] ?? ''));
      if (copied) return undefined;
      await visitor.sees('the message selected', () => {
        const area = document.activeElement;
        return (
          area instanceof HTMLTextAreaElement && area.selectionEnd - area.selectionStart === area.value.length
        );
      });
      return 'the message is shown and selected: this browser does not let it be copied';
    },
  },
];

/** What browsers may lack, and what the site does then. */
export const FEATURES: { name: string; instead: string; test: () => boolean }[] = [
  {
    name: 'View transitions',
    instead: 'the filter changes at once',
    test: () => 'startViewTransition' in document,
  },
  {
    name: 'Popover',
    instead: 'the menu of small screens needs it',
    test: () => 'popover' in HTMLElement.prototype,
  },
  {
    name: 'inert',
    instead: 'the page behind the menu can be tabbed into',
    test: () => 'inert' in HTMLElement.prototype,
  },
  {
    name: 'Registered custom properties',
    instead: 'the comparison does not nudge',
    test: () => 'registerProperty' in CSS,
  },
  {
    name: 'text-wrap: pretty',
    instead: 'lines break as they come',
    test: () => CSS.supports('text-wrap', 'pretty'),
  },
  {
    name: '@starting-style',
    instead: 'the enlarged picture is there at once',
    test: () => 'CSSStartingStyleRule' in window,
  },
  { name: 'Clipboard', instead: 'the message is shown and selected', test: () => 'clipboard' in navigator },
];
