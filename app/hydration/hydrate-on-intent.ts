/**
 * The script at the end of every body. The page is complete without React, so nothing of React runs while it is only
 * read: the files are fetched when the browser has nothing else to do, and run at the visitor's first intent. It is the
 * same on every page; what differs stands in its `data-page`.
 */

import { isBox, reloadWithWords, takeWordsOver } from '#app/hydration/carry-words.ts';
import { AWAITS_PLAN, HOLDS_WORDS, HYDRATED } from '#app/hydration/contract.ts';
import { hydrationData } from '#app/hydration/page-data.ts';
import { readCookie } from '#app/lib/cookies.ts';
import { isPaused } from '#app/lib/paused-motion.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { FILTER, PLAN, QUOTE_PARAMETERS } from '#app/lib/query-parameters.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { reloadOnce } from '#app/lib/reload-once.ts';
import { savesData } from '#app/lib/saves-data.ts';

/** What React needs for one page (page-scripts.ts); `HydrateOnIntentScript` writes it. */
export type PageScripts = {
  /** React Router's manifest, and the module that hydrates */
  manifest: string;
  entry: string;
  /** the modules of the page's routes, by the routes' ids */
  routes: Record<string, string>;
  /** what React Router hands over from the render */
  context: object;
  /** the file with what the loaders of the page have returned */
  data: string;
  /** all modules of the routes and what they import, the largest first */
  scripts: string[];
  /** the texts of its language, unless they are in the scripts */
  dictionary?: string;
  /** the consent cookie of a site with analytics: visitors who have accepted are measured even without an intent */
  consentCookie?: string;
};

/**
 * Controls that need React: buttons but those of popovers, of the consent banner and of the calculator's examples, layers of
 * the wall, links to a picture that the lightbox enlarges, and a link that takes typed words along.
 */
const SCRIPTED =
  'button:not([popovertarget],[data-consent],[data-reopen-consent],[data-planner-example]),[data-layer],a[data-enlarge],a[data-carries-words]';

/** Links whose address knows nothing of what was entered: React takes it along. */
const CARRYING_LINK = 'a[data-picks-language],a[data-planner-quote]';

/** What is taken along: the form's fields and the calculator's. */
const ENTERED = ':is(form, [data-planner-form]) :is(input, textarea)';

/** Events of a visitor who wants more than to read what is on the screen; voice control only clicks. */
const INTENTS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'];

/** Milliseconds after `load` until the pictures of the first screen are painted. */
const PAINTING = 500;

/** How many files are fetched before an intent: each costs the main thread of a phone some 20 ms, however small it is. */
const AHEAD = 4;

/** Milliseconds after which a failed file may be asked for again: a moving pointer is an intent in every frame. */
const PAUSE = 2000;

/** Milliseconds that a visitor waits for React at most: for what a link does with it, and for all else. */
const LINK_PATIENCE = 8000;
const PATIENCE = 20_000;

/** Milliseconds after which a server that says nothing counts as gone. */
const HEAD_PATIENCE = 6000;

const page = JSON.parse(document.currentScript?.dataset.page ?? '{}') as PageScripts;
// Not captured: `scroll` bubbles only from the page itself, and a box scrolled by CSS is no intent.
const passive = { passive: true } as const;

let begun = false;

function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task);
}

function whenIdle(): void {
  if (page.consentCookie && readCookie(page.consentCookie) === 'accepted') void hydrate();
  // Once hydration has begun, React does all of this itself, and a film that it has paused must not be restarted.
  if (begun || savesData()) return;
  // Not on phones: their visitors scroll on first, and other pictures are needed sooner.
  if (matchMedia('(pointer: fine)').matches)
    for (const part of document.querySelectorAll<HTMLElement>('[data-shown-when-idle]')) part.hidden = false;
  if (!prefersReducedMotion())
    for (const film of document.querySelectorAll<HTMLVideoElement>('[data-plays-when-idle]'))
      film.play().catch(() => {});
  // The texts before all: nothing else asks for them until the rest is there.
  fetchAhead([page.dictionary ?? [], page.scripts].flat().slice(0, AHEAD));
}

/** Prefetches one file in each idle period: all at once would block a slow phone for a frame or more. */
function fetchAhead([href, ...rest]: string[]): void {
  // Hydration requests the rest itself.
  if (begun || !href) return;
  // `prefetch` has the lowest priority, and does not even compile scripts.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  onIdle(() => fetchAhead(rest));
}

async function hydrate(): Promise<void> {
  if (begun) return;
  begun = true;
  for (const intent of INTENTS) removeEventListener(intent, hydrate);
  setTimeout(() => hydrated || standAlone(), PATIENCE);
  // Run only when the rest is there; by then it is in the cache.
  fetch(page.entry).catch(() => {});
  try {
    const [data, modules] = await Promise.all([
      fetch(page.data).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer))),
      Promise.all(Object.entries(page.routes).map(async ([id, file]) => [id, await import(file)] as const)),
      import(page.manifest),
    ]);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(hydrationData(data));
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    // The globals that React Router's own <Scripts> sets before it imports the same module.
    Object.assign(window, {
      __reactRouterContext: { ...page.context, stream },
      __reactRouterRouteModules: Object.fromEntries(modules),
    });
    await import(page.entry);
  } catch {
    void giveUp();
  }
}

/** The page stands without React: no layout that needs it, no wait for a case, links lead where they lead. */
function standAlone(): void {
  const isFirst = document.documentElement.classList.contains('js');
  document.documentElement.classList.remove('js', AWAITS_PLAN);
  // A field that has the focus is about to be written in.
  const isWriting = document.activeElement?.matches('input, textarea') ?? false;
  document.documentElement.classList.toggle(HOLDS_WORDS, isWriting || !isUntouched());
  for (const control of document.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  // They lead to the document's example, not to the case that was entered.
  if (!isUntouched(ENTERED))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-planner-quote]'))
      link.search = '';
  // The change of layout has moved the target of the hash.
  if (isFirst) document.querySelector(':target')?.scrollIntoView();
  removeEventListener('click', keepClick, true);
  followKeptLink();
  kept = undefined;
}

/** Only React takes along what was entered, so the browser asks before the page is left without it. */
function keepWords(event: BeforeUnloadEvent): void {
  if (!hydrated && !isUntouched(ENTERED)) event.preventDefault();
}
addEventListener('input', () => addEventListener('beforeunload', keepWords), { once: true });

let failures = 0;

function hydrateAnew(): void {
  begun = false;
  void hydrate();
}

/** Whether the server answers: a document loaded anew without it would be the browser's error page. */
function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout?.(HEAD_PATIENCE);
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * A later intent tries again, after an ever longer pause; without a connection, its return does. After a second failure the
 * document is loaded anew, once, unless words would be lost: some browsers never ask again for a module that has failed.
 */
async function giveUp(): Promise<void> {
  standAlone();
  if (!navigator.onLine) return addEventListener('online', hydrateAnew, { once: true });
  failures += 1;
  if (failures > 1 && isUntouched() && (await isReachable()) && isUntouched() && reloadOnce(page.entry))
    return;
  setTimeout(
    () => {
      begun = false;
      awaitIntent();
    },
    PAUSE * 2 ** (failures - 1),
  );
}

/** Whether nothing has been typed or chosen that a new document would not have. */
function isUntouched(fields = 'input, textarea'): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].every((field) =>
    isBox(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue,
  );
}

/** The link alone would lose what was entered, and without a connection or a server the page. */
async function tryAgain(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element && event.target.closest('[data-try-again]');
  if (!link || hydrated || (navigator.onLine && isUntouched())) return;
  event.preventDefault();
  link.ariaBusy = 'true';
  const reachable = navigator.onLine && (await isReachable());
  removeEventListener('beforeunload', keepWords);
  if (reachable && reloadWithWords()) return;
  addEventListener('beforeunload', keepWords);
  hydrateAnew();
}
addEventListener('click', tryAgain, true);

const controls = () => [...document.querySelectorAll(`${SCRIPTED},${CARRYING_LINK}`)];

const press = (control: Element | undefined) =>
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

type Click = { control: Element; index: number };

/** The last click on a control that needs script, to be repeated after hydration. */
let kept: Click | undefined;
let hydrated = false;

/** The control that a click is for, if only React can do all of it: another document would not have what was entered. */
function scriptedControl({ target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest(SCRIPTED) ?? (isUntouched(ENTERED) ? null : target.closest(CARRYING_LINK));
}

/**
 * The link, or the one that stands in for a button where scripts have failed. If something was entered it would be lost: once
 * the page stands alone, the browser asks first (`keepWords`).
 */
function followKeptLink(): void {
  const beside = kept?.control.nextElementSibling;
  const link = beside?.matches('[data-stands-in]') ? beside : kept?.control;
  if (!hydrated && link instanceof HTMLAnchorElement) location.assign(link.href);
}

/** React would drop a click that comes while it hydrates the frame of the page, so it gets all of them afterwards. */
function keepClick(event: MouseEvent): void {
  const control = hydrated ? null : scriptedControl(event);
  if (!control) return;
  const isLink = control instanceof HTMLAnchorElement;
  if (isLink && !isPlainClick(event)) {
    kept = undefined;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  void hydrate();
  kept = { control, index: controls().indexOf(control) };
  // Until then the control looks as if it was being worked on (app/styles/base.css).
  control.ariaBusy = 'true';
  if (isLink && !control.matches(CARRYING_LINK))
    setTimeout(() => kept?.control === control && isUntouched(ENTERED) && followKeptLink(), LINK_PATIENCE);
}
addEventListener('click', keepClick, true);

// The second click of a double click would open a chat, a mail or another site twice.
addEventListener(
  'click',
  (event) => {
    const { detail, target } = event;
    if (detail > 1 && target instanceof Element && target.closest('a[target],a[href^="mailto:"]'))
      event.preventDefault();
  },
  { capture: true },
);

function repeatClick(): void {
  for (const control of document.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  if (!kept) return;
  const { control, index } = kept;
  kept = undefined;
  // React hydrates the part around a discrete event at once, and some controls are others then: this one nobody listens to.
  control.dispatchEvent(new Event('dragend', { bubbles: true }));
  setTimeout(() => {
    const current = control.isConnected ? control : controls()[index];
    press(current);
    // After browser translation React re-renders that part, and the control is a new element.
    setTimeout(() => current?.isConnected || press(controls()[index]));
  });
}
addEventListener(
  HYDRATED,
  () => {
    hydrated = true;
    // It may have been taken away when a first attempt failed.
    document.documentElement.classList.add('js');
    setTimeout(repeatClick);
  },
  { once: true },
);
function awaitIntent(): void {
  for (const intent of INTENTS) addEventListener(intent, hydrate, passive);
}
awaitIntent();
// Only React can show these: a picture enlarged before a reload; a filter, a choice or a case in the query.
const query = new URLSearchParams(location.search);
if (
  history.state?.usr ||
  isPaused() ||
  [FILTER, PLAN, ...Object.values(QUOTE_PARAMETERS)].some((name) => query.has(name))
)
  void hydrate();
if (takeWordsOver()) {
  addEventListener('beforeunload', keepWords);
  void hydrate();
}
if (window.earlyClick) {
  keepClick(window.earlyClick);
  void hydrate();
}

// Pictures are decoded and painted after `load`, and prefetching must not delay them.
const waitForIdle = () => setTimeout(() => onIdle(whenIdle), PAINTING);
if (document.readyState === 'complete') waitForIdle();
else addEventListener('load', waitForIdle, { once: true });
