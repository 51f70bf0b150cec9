import { expect, type Locator, type Page, test } from '@playwright/test';
import { pathFor } from '../../app/site/paths.ts';
import { settings } from '../../app/site/settings.ts';
import { settleConsent } from '../support/browser.ts';

const HOME = pathFor('home', 'es');
const PHASES = pathFor('phases', 'es');

/** Opens the page and waits until it has come alive. */
async function open(page: Page) {
  await page.goto(HOME);
  await settleConsent(page);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Comparar la estructura de acero' });

/** Where the pictures are cut, in percent from the left. */
function cut(control: Locator): Promise<number> {
  return control.evaluate((input) =>
    Number.parseFloat(getComputedStyle(input.parentElement as Element).getPropertyValue('--cut')),
  );
}

/** The animation that shows that the pictures can be compared, if there is one. */
function nudges(control: Locator): Promise<number> {
  return control.evaluate((input) => input.parentElement?.getAnimations().length ?? 0);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

test.describe('the home page', () => {
  test('says in its title who builds what and where', async ({ page }) => {
    await page.goto(HOME);
    await expect(page).toHaveTitle(
      `${settings.brand} | Casas y edificios con estructura de acero en Alicante`,
    );
  });

  test('has a description that search engines show whole', async ({ page }) => {
    await page.goto(HOME);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(120);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test('leads from the first screen to the quote and to the projects', async ({ page }) => {
    await page.goto(HOME);
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('link', { name: 'Pedir presupuesto' })).toHaveAttribute(
      'href',
      pathFor('quote', 'es'),
    );
    await expect(hero.getByRole('link', { name: 'Ver proyectos' })).toHaveAttribute(
      'href',
      pathFor('projects', 'es'),
    );
  });

  test('gives the year of the settings', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('definition').first()).toContainText(String(settings.company.foundedIn));
  });

  test('shows six advantages', async ({ page }) => {
    await page.goto(HOME);
    const advantages = page
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Plazos garantizados' }) });
    await expect(advantages.getByRole('heading', { level: 3 })).toHaveText([
      'Plazos garantizados',
      'Sostenibilidad real',
      'Calidad premium',
      'Diseño sin límites',
      'Máxima eficiencia',
      'Seguridad y durabilidad',
    ]);
  });

  for (const name of ['Ver el vídeo del proceso', 'De solar a casa, en vídeo']) {
    test(`leads to the phases with «${name}»`, async ({ page }) => {
      await page.goto(HOME);
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', PHASES);
    });
  }

  test('leads from each row of the schedule to its phase', async ({ page }) => {
    await page.goto(HOME);
    const rows = page.getByRole('link', { name: /\d semanas?$/ });
    expect(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      [1, 2, 3, 4, 5].map((phase) => `${PHASES}#fase-${phase}`),
    );
  });

  test('gives every testimonial its stars in words', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('img', { name: '5 de 5 estrellas' })).toHaveCount(3);
  });

  test('says of each sample testimonial that it is one', async ({ page }) => {
    await page.goto(HOME);
    const figures = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
    for (const figure of await figures.all()) await expect(figure).toContainText('Testimonio de muestra');
  });

  test('keeps the first headline on one line from 640 px', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(HOME);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
    });
    expect(lines).toBe(1);
  });

  test('shows the description of a picture that does not arrive', async ({ page }) => {
    await page.route('**/pictures/villa-phase-5*', (route) => route.abort());
    await open(page);
    const house = page.getByRole('img', { name: /^Villa mediterránea terminada/ });
    await expect(house.locator('xpath=../../..').locator('[data-placeholder]')).toHaveCount(1);
    await expect(house.locator('xpath=../..').locator('[data-placeholder]')).toHaveCount(0);
  });
});

test.describe('the comparison', () => {
  test('starts with 64 % of the frame, in words too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '64\u202f% estructura, 36\u202f% casa terminada',
    );
    expect(await cut(slider(page))).toBe(64);
  });

  test('is cut exactly where the mouse puts it', async ({ page }) => {
    await open(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.64, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, y, { steps: 5 });
    await page.mouse.up();
    expect(await cut(slider(page))).toBe(25);
  });

  test('follows the arrow keys and says the new value in words', async ({ page }) => {
    await open(page);
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await cut(slider(page))).toBe(63);
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '63\u202f% estructura, 37\u202f% casa terminada',
    );
  });

  test('goes to both ends with the keyboard', async ({ page }) => {
    await open(page);
    await slider(page).focus();
    await page.keyboard.press('End');
    expect(await cut(slider(page))).toBe(100);
    await page.keyboard.press('Home');
    expect(await cut(slider(page))).toBe(0);
  });

  test('shows the focus on its grip', async ({ page }) => {
    await open(page);
    const grip = slider(page).locator('xpath=following-sibling::span[last()]/span');
    await expect(grip).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Tab');
    await slider(page).focus();
    await expect(grip).toHaveCSS('outline-style', 'solid');
  });

  test('has a grip large enough for a finger', async ({ page }) => {
    await open(page);
    const { width, height } = await boxOf(slider(page).locator('xpath=following-sibling::span[last()]/span'));
    expect([width, height]).toEqual([60, 44]);
  });

  /** Animations run a hundred times slower from here on, so that they are still there when they are looked at. */
  async function slowDown(page: Page) {
    const device = await page.context().newCDPSession(page);
    await device.send('Animation.enable');
    await device.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  }

  test('goes to 55 % and back by itself in 1.3 s when it comes into view', async ({ page }) => {
    await slowDown(page);
    await open(page);
    await expect.poll(() => nudges(slider(page))).toBe(1);
    const path = await slider(page).evaluate((input) => {
      const box = input.parentElement as Element;
      const [nudge] = box.getAnimations();
      if (!nudge?.effect) return [];
      nudge.pause();
      const { delay = 0 } = nudge.effect.getComputedTiming();
      return [0, delay, delay + 650, delay + 1300].map((time) => {
        nudge.currentTime = time;
        return Number.parseFloat(getComputedStyle(box).getPropertyValue('--cut'));
      });
    });
    expect(path).toEqual([64, 64, 55, 64]);
  });

  test('stops moving by itself as soon as it is touched', async ({ page }) => {
    await slowDown(page);
    await open(page);
    await expect.poll(() => nudges(slider(page))).toBe(1);
    await slider(page).focus();
    expect(await nudges(slider(page))).toBe(0);
  });

  test('does not nudge a visitor who has already touched it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page);
    await slider(page).focus();
    await slider(page).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await nudges(slider(page))).toBe(0);
  });

  test('loads one of its pictures with priority and the other at once', async ({ page }) => {
    await page.goto(HOME);
    const house = page.getByRole('img', { name: /^Villa mediterránea terminada/ });
    const frame = page.getByRole('img', { name: /^Esqueleto de acero/ });
    await expect(house).toHaveAttribute('fetchpriority', 'high');
    await expect(frame).toHaveAttribute('loading', 'eager');
    await expect(frame).not.toHaveAttribute('fetchpriority');
  });

  test('shows tall pictures on phones and wide ones from 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(HOME);
    const house = page.getByRole('img', { name: /^Villa mediterránea terminada/ });
    const shown = () => house.evaluate((image) => (image as HTMLImageElement).currentSrc);
    await expect.poll(shown).toContain('4x3');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(shown).toContain('2x1');
  });
});

test.describe('the comparison on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** A finger that goes from one point to another in ten steps. */
  async function swipe(page: Page, from: [number, number], to: [number, number]) {
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x: from[0], y: from[1] }]);
    for (let step = 1; step <= 10; step++) {
      const along = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / 10;
      await touch('touchMove', [{ x: along(0), y: along(1) }]);
    }
    await touch('touchEnd', []);
  }

  test('follows a finger that goes sideways', async ({ page }) => {
    await open(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    const y = box.y + box.height / 2;
    await swipe(page, [box.width * 0.64, y], [box.width * 0.2, y]);
    await expect.poll(() => cut(slider(page))).toBe(20);
  });

  test('goes to where it is tapped', async ({ page }) => {
    await open(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height / 2);
    await expect.poll(() => cut(slider(page))).toBe(40);
  });

  test('lets the page scroll under a finger that goes up', async ({ page }) => {
    await open(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    await swipe(
      page,
      [box.width * 0.3, box.y + box.height * 0.7],
      [box.width * 0.3, box.y + box.height * 0.1],
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('stays as it is while the page scrolls', async ({ page }) => {
    await open(page);
    const box = await boxOf(slider(page).locator('xpath=..'));
    await swipe(
      page,
      [box.width * 0.3, box.y + box.height * 0.7],
      [box.width * 0.3, box.y + box.height * 0.1],
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect([await slider(page).inputValue(), await cut(slider(page))]).toEqual(['64', 64]);
  });
});

test.describe('the typewriter', () => {
  const heading = (page: Page) =>
    page.getByRole('heading', { name: 'Una obra simple, rápida y limpia', exact: true });
  const word = (page: Page) => page.locator('[data-typewriter]');
  const pause = (page: Page) => page.getByRole('button', { name: 'Parar el texto que cambia' });
  const resume = (page: Page) => page.getByRole('button', { name: 'Seguir con el texto que cambia' });

  /** Time stands still from before the first script on; each test says when it goes on. */
  async function openAtStandstill(page: Page) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await open(page);
  }

  test('has its whole phrase as the heading for those who cannot see it', async ({ page }) => {
    await page.goto(HOME);
    await expect(heading(page)).toBeAttached();
  });

  test('holds a word for two seconds', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(1999);
    await expect(word(page)).toHaveText('simple');
    await page.clock.runFor(1);
    await expect(word(page)).toHaveText('simpl');
  });

  test('takes 50 ms for each letter', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 5 * 50);
    await expect(word(page)).toHaveText('');
    await page.clock.runFor(49);
    await expect(word(page)).toHaveText('');
    await page.clock.runFor(1);
    await expect(word(page)).toHaveText('r');
    await page.clock.runFor(5 * 50);
    await expect(word(page)).toHaveText('rápida');
  });

  test('comes back to the first word and goes on', async ({ page }) => {
    await openAtStandstill(page);
    // Per word: held, then deleted and the next one typed, letter by letter.
    const change = (from: string, to: string) => 2000 + (from.length - 1 + to.length) * 50;
    await page.clock.runFor(
      change('simple', 'rápida') + change('rápida', 'limpia') + change('limpia', 'simple'),
    );
    await expect(word(page)).toHaveText('simple');
    await page.clock.runFor(2000);
    await expect(word(page)).toHaveText('simpl');
  });

  test('stops in the middle of a word when asked to', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 50);
    await pause(page).click();
    await page.clock.runFor(10_000);
    await expect(word(page)).toHaveText('simp');
  });

  test('goes on from where it was stopped', async ({ page }) => {
    await openAtStandstill(page);
    await page.clock.runFor(2000 + 8 * 50);
    await expect(word(page)).toHaveText('ráp');
    await pause(page).click();
    await page.clock.runFor(10_000);
    await resume(page).click();
    await page.clock.runFor(50);
    await expect(word(page)).toHaveText('rápi');
  });

  test('moves nothing beside it', async ({ page }) => {
    await openAtStandstill(page);
    const before = await boxOf(pause(page));
    await page.clock.runFor(2250);
    expect(await boxOf(pause(page))).toEqual(before);
  });
});

test.describe('for those who ask for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the typewriter shows its first word and nothing to stop', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await open(page);
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-typewriter]')).toHaveText('simple');
    await expect(page.getByRole('button', { name: 'Parar el texto que cambia' })).toBeHidden();
  });

  test('the comparison does not nudge', async ({ page }) => {
    await open(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await nudges(slider(page))).toBe(0);
  });

  test('nothing waits to slide in', async ({ page }) => {
    await open(page);
    await expect(page.locator('.reveal-waiting')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is a still picture, cut at 64 %, with no control', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const box = await boxOf(page.getByRole('figure').first().locator('> div'));
    const line = await boxOf(page.getByRole('figure').first().locator('> div > span:visible > span').last());
    expect((line.x + line.width / 2 - box.x) / box.width).toBeCloseTo(0.64, 2);
  });

  test('the first word of the process stands there', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.locator('[data-typewriter]')).toHaveText('simple');
  });

  test('every section is there', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Seis razones para construir en acero',
      /^Una obra/,
      'Lo que dicen al recibir las llaves',
      '¿Qué quieres levantar?',
    ]);
  });
});
