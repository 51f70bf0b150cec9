/**
 * The script at the end of every body. The page is complete without React, so nothing of React runs while it is only
 * read: the files are fetched when the browser has nothing else to do, and run at the visitor's first intent. It is the
 * same on every page; what differs stands in its `data-page`.
 */
import { ASKS_CONSENT } from '#app/lib/asks-consent.ts';
import { AWAITS_PLAN } from '#app/lib/awaits-plan.ts';
import { readCookie } from '#app/lib/cookies.ts';
import { FILTER } from '#app/lib/filter-parameter.ts';
import { HYDRATED } from '#app/lib/hydration.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { PLAN } from '#app/lib/planner/parameter.ts';
import { QUOTE_PARAMETERS } from '#app/lib/quote-parameters.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import { savesData } from '#app/lib/saves-data.ts';

/** What React needs for one page; `HydrateOnIntentScript` writes it. */
export type PageScripts = {
  /** React Router's manifest, and the module that hydrates */
  manifest: string;
  entry: string;
  /** the modules of the page's routes, by the routes' ids */
  routes: Record<string, string>;
  /** what React Router hands over from the render, in two lines: its context as JSON, and the data as a turbo-stream */
  data: string;
  /** all other files that these will ask for */
  others: string[];
  /** the consent cookie of a site that measures: whoever has accepted is measured without an intent too */
  consentCookie?: string;
};

/**
 * What only script answers as it should: buttons, but for those that open a popover, layers of the wall, links to a
 * picture that is to be enlarged on the page, and one that takes along what has been typed.
 */
const SCRIPTED = 'button:not([popovertarget]),[data-layer],a[data-enlarge],a[data-carries-words]';

/** What a visitor does who wants more than to read what is on the screen. */
const INTENTS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin'];

/** How long pictures of the first screen may take after `load` until they are painted, milliseconds. */
const PAINTING = 500;

const page = JSON.parse(document.currentScript?.dataset.page ?? '{}') as PageScripts;
// Not captured: a box that is scrolled by its styles is nobody's intent, and only the page's own scrolling bubbles.
const passive = { passive: true } as const;

let begun = false;

function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task);
}

function whenIdle(): void {
  if (page.consentCookie && readCookie(page.consentCookie) === 'accepted') void hydrate();
  // Once React runs it does all of this itself: a film that it has stopped may not be set going again.
  if (begun || savesData()) return;
  // On a phone the visitor scrolls on before anything else, and other pictures come first.
  if (matchMedia('(pointer: fine)').matches)
    for (const part of document.querySelectorAll<HTMLElement>('[data-shown-when-idle]')) part.hidden = false;
  if (!prefersReducedMotion())
    for (const film of document.querySelectorAll<HTMLVideoElement>('[data-plays-when-idle]'))
      film.play().catch(() => {});
  fetchAhead([page.manifest, page.entry, page.data, ...Object.values(page.routes), ...page.others]);
}

/** One file in each idle moment: all at once keep a slow phone from answering for as long as a frame or more. */
function fetchAhead([href, ...rest]: string[]): void {
  // React asks for the rest itself.
  if (begun || !href) return;
  // As a link it has the lowest priority of all, and is not even compiled.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  onIdle(() => fetchAhead(rest));
}

async function hydrate(): Promise<void> {
  if (begun) return;
  begun = true;
  for (const intent of INTENTS) removeEventListener(intent, hydrate);
  try {
    const [data, modules] = await Promise.all([
      fetch(page.data).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer))),
      Promise.all(Object.entries(page.routes).map(async ([id, file]) => [id, await import(file)] as const)),
      import(page.manifest),
    ]);
    const end = data.indexOf('\n');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(data.slice(end + 1));
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    // What React Router's own <Scripts> sets before it imports the same module.
    Object.assign(window, {
      __reactRouterContext: { ...JSON.parse(data.slice(0, end)), stream },
      __reactRouterRouteModules: Object.fromEntries(modules),
    });
    await import(page.entry);
  } catch {
    // Without its scripts the page must not keep the layout that needs them, ask what it cannot hear, or wait for a case.
    document.documentElement.classList.remove('js', ASKS_CONSENT, AWAITS_PLAN);
    // The place that a link has led to has moved with the layout.
    document.querySelector(':target')?.scrollIntoView();
    if (kept?.control instanceof HTMLAnchorElement) location.assign(kept.control.href);
  }
}

const controls = () => [...document.querySelectorAll(SCRIPTED)];
const press = (control: Element | undefined) =>
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** The last click on a control that only script answers, to be repeated when the page is hydrated. */
let kept: { control: Element; index: number } | undefined;
let hydrated = false;

function keepClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest(SCRIPTED) : null;
  if (!control) return;
  const isLink = control instanceof HTMLAnchorElement;
  if (hydrated || (isLink && !isPlainClick(event))) {
    kept = undefined;
    return;
  }
  kept = { control, index: controls().indexOf(control) };
  if (isLink) event.preventDefault();
}
addEventListener('click', keepClick);

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
  if (!kept) return;
  const { control, index } = kept;
  press(control);
  // Where a translator has been first, React draws that part anew.
  setTimeout(() => control.isConnected || press(controls()[index]));
}
addEventListener(
  HYDRATED,
  () => {
    hydrated = true;
    setTimeout(repeatClick);
  },
  { once: true },
);
for (const intent of INTENTS) addEventListener(intent, hydrate, passive);
// What the page shows depends on these: a picture that was enlarged when it was reloaded, a filter, a choice or a case in the address.
const query = new URLSearchParams(location.search);
if (history.state?.usr || [FILTER, PLAN, ...Object.values(QUOTE_PARAMETERS)].some((name) => query.has(name)))
  void hydrate();
if (window.earlyClick) {
  keepClick(window.earlyClick);
  void hydrate();
}

// Pictures are decoded and painted after `load`: what is looked at comes before what may be used.
const waitForIdle = () => setTimeout(() => onIdle(whenIdle), PAINTING);
if (document.readyState === 'complete') waitForIdle();
else addEventListener('load', waitForIdle, { once: true });
