import { Window } from 'happy-dom';
import { beforeEach, expect, test } from 'vitest';
import { ALIVE, KEEP_EARLY_CLICK } from './early-click.ts';

let window: Window;
let clicks: string[];

const element = (selector: string) => window.document.querySelector(selector) as unknown as HTMLElement;
const click = (selector: string) => element(selector).click();
/** The page answers clicks from now on, as React does: with a listener on the document. */
function answer(): void {
  window.document.addEventListener('click', ({ target }) =>
    clicks.push((target as unknown as HTMLElement).id),
  );
}
function comeAlive(): void {
  window.dispatchEvent(new window.Event(ALIVE));
}
async function whenAlive(): Promise<string[]> {
  answer();
  comeAlive();
  await window.happyDOM.waitUntilComplete();
  return clicks;
}

beforeEach(() => {
  clicks = [];
  window = new Window();
  window.document.body.innerHTML =
    '<button id="one"><i id="inside"></i></button><button id="two"></button><a id="link" href="#x"></a>' +
    '<button id="menu" popovertarget="x"></button><svg><g id="layer" data-layer="1"><path id="line"/></g></svg>';
  const { MouseEvent } = window;
  const run = new Function('addEventListener', 'setTimeout', 'MouseEvent', KEEP_EARLY_CLICK);
  run(window.addEventListener.bind(window), window.setTimeout.bind(window), MouseEvent);
});

test('a click on a control is repeated when the page is alive', async () => {
  click('#inside');
  expect(await whenAlive()).toEqual(['one']);
});

test('a click on a drawing that answers is repeated', async () => {
  element('#line').dispatchEvent(new window.MouseEvent('click', { bubbles: true }) as unknown as Event);
  expect(await whenAlive()).toEqual(['layer']);
});

test('of several clicks the last is repeated, once', async () => {
  for (const selector of ['#one', '#two', '#two']) click(selector);
  expect(await whenAlive()).toEqual(['two']);
});

test('links and what opens by itself need no repeating, and make nobody forget a control', async () => {
  for (const selector of ['#one', '#link', '#menu']) click(selector);
  expect(await whenAlive()).toEqual(['one']);
});

test('a click that the page answers while it comes alive is not repeated, nor one before it', async () => {
  click('#two');
  // React takes the page over in the middle of a click that cannot wait, and then answers it.
  window.document.addEventListener('click', comeAlive, { capture: true, once: true });
  answer();
  click('#one');
  await window.happyDOM.waitUntilComplete();
  expect(clicks).toEqual(['one']);
});

test('a click between coming alive and repeating takes the place of the earlier one', async () => {
  click('#two');
  answer();
  comeAlive();
  click('#one');
  await window.happyDOM.waitUntilComplete();
  expect(clicks).toEqual(['one']);
});

test('a control that has gone is not clicked', async () => {
  click('#one');
  element('#one').remove();
  expect(await whenAlive()).toEqual([]);
});

test('once alive, clicks are the page’s own', async () => {
  await whenAlive();
  click('#one');
  comeAlive();
  await window.happyDOM.waitUntilComplete();
  expect(clicks).toEqual(['one']);
});
