import { expect, test } from '@playwright/test';
import { COMPARISON_START } from '#app/media/comparison-start.ts';
import { pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { hydrated } from '../support/browser.ts';
import { boxOf, HOME, nudges, openHome, slider } from '../support/home-page.ts';

const PHASES = pathFor('phases', 'es');

test.describe('the home page', () => {
  test('says in its title who builds what and where', async ({ page }) => {
    await page.goto(HOME);
    await expect(page).toHaveTitle(
      `${settings.brand} | Casas Steel Frame en Alicante, con plazo por contrato`,
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
    const rows = page.getByRole('link', { name: /\d\ssemanas?$/ });
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

  test('shows the description of the comparison if it does not arrive', async ({ page }) => {
    await page.route('**/pictures/villa-comparison*', (route) => route.abort());
    await openHome(page);
    const start = page.locator('.comparison > .picture');
    await expect(start.locator('img[data-failed]')).toHaveAccessibleName(/\S/);
    await expect(start.locator('[data-placeholder]')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('cards below the screen slide in when they come into view, and what is on it never waits', async ({
      page,
    }) => {
      await openHome(page);
      await hydrated(page);
      const waiting = page.locator('.reveal-waiting');
      const cards = page.locator('[data-reveal] > *');
      const below = () =>
        cards.evaluateAll(
          (all, screen) => all.filter((card) => card.getBoundingClientRect().top > screen).length,
          height,
        );
      expect(await below()).toBeGreaterThan(3);
      await expect.poll(() => waiting.count()).toBe(await below());
      for (const card of await waiting.all())
        expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(height);
      for (const card of await cards.all()) {
        await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(card).not.toHaveClass(/reveal-waiting/);
        await expect(card).toHaveCSS('opacity', '1');
      }
      await expect(waiting).toHaveCount(0);
    });
  });
}

test.describe('for those who ask for less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the typewriter shows its first word and nothing to stop', async ({ page }) => {
    await openHome(page);
    await expect(page.locator('[data-typewriter] > :visible')).toHaveText(['simple']);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('button', { name: 'Parar el texto que cambia' })).toBeHidden();
  });

  test('the comparison does not nudge', async ({ page }) => {
    await openHome(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await nudges(slider(page))).toBe(0);
  });

  test('nothing waits to slide in', async ({ page }) => {
    await openHome(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.locator('.reveal-waiting')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is a still picture, cut where it starts, with no control', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('slider')).toHaveCount(0);
    const box = await boxOf(page.getByRole('figure').first().locator('> div'));
    const line = await boxOf(page.getByRole('figure').first().locator('> div > span:visible > span').last());
    expect((line.x + line.width / 2 - box.x) / box.width).toBeCloseTo(COMPARISON_START / 100, 2);
  });

  test('the first word of the process stands there', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.locator('[data-typewriter] > :visible')).toHaveText(['simple']);
  });

  test('every section is there', async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Seis razones para construir con Steel Frame',
      /^Una obra/,
      'Aquí irán las opiniones de nuestros clientes',
      '¿Qué quieres levantar?',
    ]);
  });
});
