import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import config from '#config';
import { axeFaults } from '../support/axe.ts';
import { hydrated, pageWidth, scrollingEnds } from '../support/browser.ts';

const PATH = pathFor('phases', 'es');
const PHASES = [
  'Cimentación y Anclajes',
  'Montaje de Estructura',
  'Cerramientos e Instalaciones',
  'Acabados Interiores',
  'Entrega de Llaves',
];

const film = (page: Page) => page.getByRole('figure', { name: 'La obra, fase a fase' });
const story = (page: Page) => page.getByRole('region', { name: 'Las cinco fases' });
const heading = (page: Page, index: number) =>
  page.getByRole('heading', { level: 2, name: PHASES[index], exact: false });
const stepBar = (page: Page) => page.getByRole('navigation', { name: 'Ir a una fase' });
const step = (page: Page, number: number) => stepBar(page).getByRole('link', { name: `${number}` });

/** What a screen reader gets of the pictures in a box: descriptions of those that are not hidden from it. */
const described = (page: Page, box = film(page)) => box.getByRole('img');

/** The button of the film is there once the script has taken the page over. */

/** Scrolls without gliding until a phase's text begins so many pixels below the window's top, for two frames. */
const scrollTopOf = (page: Page, index: number, pixels: number) =>
  story(page)
    .locator('article')
    .nth(index)
    .evaluate((phase, top) => {
      window.scrollBy({ top: phase.getBoundingClientRect().top - top, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, pixels);

test('is headed by the whole phrase, however much of it is typed', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Una obra simple, veloz y limpia',
  );
});

test('tells the five phases in order', async ({ page }) => {
  await page.goto(PATH);
  await expect(story(page).getByRole('heading', { level: 2 })).toHaveText(
    PHASES.map((name) => new RegExp(name)),
  );
});

test('says how long each phase takes', async ({ page }) => {
  await page.goto(PATH);
  await expect(story(page).getByText(/^\d.*\ssemanas?$/)).toHaveText([
    '1–2 semanas',
    '2–3 semanas',
    '3–4 semanas',
    '2–4 semanas',
    '1 semana',
  ]);
});

test('leads from the schedule to a phase', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: /Acabados Interiores/ }).click();
  await expect(heading(page, 3)).toBeInViewport({ ratio: 1 });
});

test('goes on reading from the phase that a link led to', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  await page.getByRole('link', { name: /Acabados Interiores/ }).click();
  await expect(heading(page, 3)).toBeFocused();
});

test('reaches every phase that the browser itself leads to, as it does before hydration', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  for (const index of [1, 3]) {
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#fase-${index + 1}`,
    );
    await expect(heading(page, index)).toBeInViewport({ ratio: 1 });
    await scrollingEnds(page);
    await expect(heading(page, index)).toBeInViewport({ ratio: 1 });
  }
});

test('opens at the phase that the address names', async ({ page }) => {
  await page.goto(`${PATH}#fase-4`);
  await expect(heading(page, 3)).toBeInViewport({ ratio: 1 });
});

for (const [device, viewport, share] of [
  ['a large screen', { width: 1280, height: 800 }, 0.5],
  ['a phone', { width: 390, height: 844 }, 0.62],
] as const) {
  test.describe(`beside the picture on ${device}`, () => {
    test.use({ viewport });

    test('marks the phase that is being read', async ({ page }) => {
      await page.goto(PATH);
      await hydrated(page);
      await step(page, 3).press('Enter');
      await expect(stepBar(page).locator('[aria-current=step]')).toHaveText(/3/);
    });

    for (const pixels of [0, 1, 2]) {
      test(`takes the mark back from a phase that stopped ${pixels} px below the line`, async ({ page }) => {
        await page.goto(PATH);
        await hydrated(page);
        await scrollTopOf(page, 3, viewport.height * share - 20);
        await expect(step(page, 4)).toHaveAttribute('aria-current', 'step');
        await scrollTopOf(page, 3, Math.ceil(viewport.height * share) + pixels);
        await scrollTopOf(page, 3, viewport.height * share + 60);
        await expect(step(page, 3)).toHaveAttribute('aria-current', 'step');
      });
    }

    test('shows the picture of the phase that is being read, and no other', async ({ page }) => {
      await page.goto(PATH);
      await hydrated(page);
      await step(page, 2).press('Enter');
      await expect(described(page, story(page))).toHaveAccessibleName(/^Esqueleto de acero/);
    });

    test('goes back to the first phase after a jump over all of them', async ({ page }) => {
      await page.goto(`${PATH}#fase-5`);
      await expect(step(page, 5)).toHaveAttribute('aria-current', 'step');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(step(page, 1)).toHaveAttribute('aria-current', 'step');
    });
  });
}

test.describe('on a phone, where the steps stand above the text', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link to a phase leaves its heading uncovered', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    await step(page, 4).press('Enter');
    await expect(heading(page, 3)).toBeInViewport({ ratio: 1 });
    await scrollingEnds(page);
    const bar = await stepBar(page).boundingBox();
    const title = await heading(page, 3).boundingBox();
    expect(title?.y).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
  });
});

test.describe('on a screen too low for a picture that stays', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('gives each phase a picture of its own', async ({ page }) => {
    await page.goto(PATH);
    await expect(described(page, story(page))).toHaveCount(5);
  });
});

function withFilm() {
  const SERVICE = /youtube-nocookie\.com|player\.vimeo\.com/;
  const player = (page: Page) => film(page).locator('iframe');
  const ask = (page: Page) => film(page).getByRole('button', { name: /^Ver el vídeo en / });

  /** A player that notes the orders it is given. */
  test.beforeEach(async ({ context }) => {
    await context.route(SERVICE, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p>player</p><script>onmessage = (e) => { document.body.append(e.data) }</script>',
      }),
    );
  });

  test('asks nothing of the service before the visitor has agreed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => SERVICE.test(request.url()) && asked.push(request.url()));
    await page.goto(PATH);
    await ask(page).waitFor();
    expect(asked).toEqual([]);
  });

  test('plays it when the visitor asks for it', async ({ page }) => {
    await page.goto(PATH);
    await ask(page).click();
    await expect(player(page)).toHaveAttribute('src', SERVICE);
  });

  test('hands the focus on to the button that stops it', async ({ page }) => {
    await page.goto(PATH);
    await ask(page).press('Enter');
    await expect(film(page).getByRole('button', { name: 'Pausar vídeo' })).toBeFocused();
  });

  test('plays it by itself as soon as cookies are accepted', async ({ page }) => {
    await page.goto(PATH);
    await ask(page).waitFor();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(player(page)).toHaveAttribute('src', SERVICE);
  });

  test('tells the player to stop', async ({ page }) => {
    await page.goto(PATH);
    await ask(page).click();
    await expect(film(page).frameLocator('iframe').getByText('player')).toBeVisible();
    await film(page).getByRole('button', { name: 'Pausar vídeo' }).click();
    await expect(film(page).frameLocator('iframe').locator('body')).toContainText(/pause/);
  });

  test.describe('for visitors who ask for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('waits to be asked even when cookies are accepted', async ({ page }) => {
      await page.goto(PATH);
      await ask(page).waitFor();
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await expect(player(page)).toHaveCount(0);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('gives each phase a picture of its own', async ({ page }) => {
    await page.goto(PATH);
    await expect(described(page, story(page))).toHaveCount(5);
  });

  test('shows a still picture and no dead button', async ({ page }) => {
    await page.goto(PATH);
    await expect(film(page).getByRole('button')).toHaveCount(0);
  });
});

test('asks nothing of anybody else', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(baseURL ?? '')) elsewhere.push(url);
  });
  await page.goto(PATH);
  await heading(page, 4).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
});

test('moves nothing while the script takes over', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PATH);
  await hydrated(page);
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.002);
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`fits a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    expect(await pageWidth(page)).toBe(width);
  });
}

for (const width of [390, 1280]) {
  test(`has no accessibility fault that can be found by machine at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    await hydrated(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

// The site's own film has its tests in film.spec.ts.
if (config.video) test.describe('with the owner’s film', () => withFilm());
