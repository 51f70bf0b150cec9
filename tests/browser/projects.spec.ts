import { expect, type Page, test } from '@playwright/test';
import { pathFor } from '#app/site/paths.ts';
import { clickInPlace, hydrated, pageWidth, scrollingEnds } from '../support/browser.ts';

const address = pathFor('projects', 'es');

const groupHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const filter = (page: Page) => page.getByRole('group', { name: 'Filtrar por categoría' });
const picture = (page: Page, name: string) => page.getByRole('link', { name: `Ampliar ${name}` });
const enlarged = (page: Page) => page.getByRole('dialog', { name: 'Imagen ampliada' });

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto(address);
  // Until then the filter's entries and the pictures are ordinary links.
  if (javaScriptEnabled) await hydrated(page);
});

test.describe('portfolio', () => {
  test('has the four groups under their headings, in order', async ({ page }) => {
    const headings = await groupHeadings(page).allTextContents();
    expect(headings.slice(0, 4)).toEqual([
      'Obras Residenciales',
      'Edificios',
      'Locales Comerciales',
      'Naves Industriales',
    ]);
  });

  for (const [heading, count] of [
    ['Obras Residenciales', 3],
    ['Edificios', 2],
    ['Locales Comerciales', 2],
    ['Naves Industriales', 2],
  ] as const) {
    test(`shows ${count} works under «${heading}»`, async ({ page }) => {
      await expect(page.getByRole('region', { name: heading }).getByRole('listitem')).toHaveCount(count);
    });
  }

  test('says that its pictures are renders', async ({ page }) => {
    await expect(page.getByText('Imágenes de muestra: recreaciones, no fotografías de obra.')).toBeVisible();
  });

  test('describes every picture', async ({ page }) => {
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(9);
    for (const alt of await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))) {
      expect(alt?.length).toBeGreaterThan(15);
    }
  });

  test('links every picture to a large JPEG, with or without script', async ({ page }) => {
    await expect(picture(page, 'Villa del Sol')).toHaveAttribute(
      'href',
      /\/pictures\/villa-del-sol\.\w+-\d+\.jpg$/,
    );
  });
});

test.describe('filter', () => {
  test('starts with all works chosen', async ({ page }) => {
    await expect(filter(page).getByRole('button', { name: 'Todas 9' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('leaves only the chosen group', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Naves 2' }).click();
    await expect(page.getByRole('region', { name: 'Naves Industriales' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Obras Residenciales' })).toBeHidden();
  });

  test('marks the chosen button and no other', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Edificios 2' }).click();
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveText('Edificios2');
  });

  test('says politely how many works are left', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Residencial 3' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Obras a la vista' })).toHaveText(
      'Obras a la vista: 3',
    );
  });

  test('brings everything back', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Locales 2' }).click();
    await filter(page).getByRole('button', { name: 'Todas 9' }).click();
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(
      9,
    );
  });

  test('works with the keyboard', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Naves 2' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Edificios' })).toBeHidden();
  });

  test('stays in view while the list scrolls', async ({ page }) => {
    await picture(page, 'Centro Comercial Brisa').scrollIntoViewIfNeeded();
    await expect(filter(page)).toBeInViewport({ ratio: 1 });
  });

  test('shows the start of the group to somebody who was further down', async ({ page }) => {
    await picture(page, 'Almacén Central').scrollIntoViewIfNeeded();
    await filter(page).getByRole('button', { name: 'Residencial 3' }).click();
    await expect(page.getByRole('heading', { name: 'Obras Residenciales' })).toBeInViewport();
  });

  test('is still chosen for whoever comes back, opens the address or changes the language, and the place stays', async ({
    page,
  }) => {
    const depots = page.getByRole('region', { name: 'Naves Industriales' });
    const homes = page.getByRole('region', { name: 'Obras Residenciales' });
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    await clickInPlace(page, filter(page).getByRole('button', { name: 'Locales 2' }));
    await expect(page).toHaveURL(`${address}?obras=comercial`);
    await clickInPlace(page, filter(page).getByRole('button', { name: 'Naves 2' }));
    await expect(page).toHaveURL(`${address}?obras=naves`);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Metodología' }).click();
    await expect(page).toHaveURL(pathFor('methodology', 'es'));
    await page.goBack();
    await expect(depots).toBeVisible();
    await expect(homes).toBeHidden();

    await page.goto(page.url());
    await hydrated(page);
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveText('Naves2');
    await expect(homes).toBeHidden();

    await page.locator('header summary').click();
    await page.locator('header details').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${pathFor('projects', 'en')}?obras=naves`);
    await expect(page.locator('#residencial')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(`${address}?obras=naves`);
    // Each choice has taken the place of the one before.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('moves the groups with a view transition of 450 ms', async ({ page }) => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        void transition.ready.then(() => {
          const durations = document
            .getAnimations()
            .filter(({ effect }) =>
              String((effect as KeyframeEffect).pseudoElement).includes('work-buildings'),
            )
            .map(({ effect }) => effect?.getTiming().duration);
          document.documentElement.dataset.moved = String(Math.max(...durations.map(Number)));
        });
        return transition;
      };
    });
    await filter(page).getByRole('button', { name: 'Edificios 2' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-moved', '450');
  });
});

test.describe('filter with reduced motion', () => {
  test('changes at once, without a transition', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('no transition was wanted');
      };
    });
    await filter(page).getByRole('button', { name: 'Naves 2' }).click();
    await expect(page.getByRole('region', { name: 'Edificios' })).toBeHidden();
  });
});

test.describe('enlarged picture', () => {
  test('opens with its name and description', async ({ page }) => {
    await picture(page, 'Torre Empresarial').click();
    await expect(enlarged(page)).toContainText('Torre Empresarial');
    await expect(enlarged(page).getByRole('img')).toHaveAttribute('alt', /Torre de oficinas/);
  });

  test('takes the focus', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await expect(enlarged(page).getByRole('button', { name: 'Cerrar la imagen' })).toBeFocused();
  });

  test('closes with Back, which leaves the page only after that', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await picture(page, 'Villa del Sol').focus();
    await scrollingEnds(page);
    const place = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(enlarged(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toContainText('Residencial El Roble');
    await page.goBack();
    await expect(enlarged(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(picture(page, 'Villa del Sol')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await page.goForward();
    await expect(enlarged(page)).toContainText('Residencial El Roble');
    await page.reload();
    await expect(enlarged(page)).toContainText('Residencial El Roble');
    await page.goBack();
    await expect(enlarged(page)).toBeHidden();

    // Closed in another way, the picture leaves nothing behind that Back would have to go through.
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => enlarged(page).getByRole('button', { name: 'Cerrar la imagen' }).click(),
    ]) {
      await picture(page, 'Villa del Sol').click();
      await expect(enlarged(page)).toBeVisible();
      await close();
      await expect(enlarged(page)).toBeHidden();
      await page.waitForFunction(() => !history.state.usr?.enlarged);
    }
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('offers a close button of at least 44 px', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    const box = await enlarged(page).getByRole('button', { name: 'Cerrar la imagen' }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await picture(page, 'Mirador de la Costa').click();
    await expect(enlarged(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toBeHidden();
    await expect(picture(page, 'Mirador de la Costa')).toBeFocused();
  });

  test('closes with its button', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await enlarged(page).getByRole('button', { name: 'Cerrar la imagen' }).click();
    await expect(enlarged(page)).toBeHidden();
  });

  test('closes with a click beside the picture', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await expect(enlarged(page)).toBeVisible();
    await page.mouse.click(12, 400);
    await expect(enlarged(page)).toBeHidden();
  });

  test('stays open after a click on the picture', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await enlarged(page).getByRole('img').click();
    await expect(enlarged(page)).toBeVisible();
  });

  test('turns to the next work with its button', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await enlarged(page).getByRole('button', { name: 'Obra siguiente' }).click();
    await expect(enlarged(page)).toContainText('Residencial El Roble');
  });

  test('turns with the arrow keys, from the first to the last', async ({ page }) => {
    await picture(page, 'Villa del Sol').click();
    await page.keyboard.press('ArrowLeft');
    await expect(enlarged(page)).toContainText('Almacén Central');
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toContainText('Villa del Sol');
  });

  test('turns only among the works that the filter shows', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Naves 2' }).click();
    await picture(page, 'Almacén Central').click();
    await expect(enlarged(page)).toContainText('Almacén Central');
    await page.keyboard.press('ArrowRight');
    await expect(enlarged(page)).toContainText('Nave Logística Express');
    await expect(enlarged(page)).toContainText('1 de 2');
  });

  test('leaves clicks with a modifier key to the browser', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await picture(page, 'Villa del Sol').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\.jpg$/);
  });
});

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turns the enlarged picture by swiping', async ({ page }) => {
    await picture(page, 'Villa del Sol').tap();
    const image = enlarged(page).getByRole('img');
    const touch = (clientX: number) => ({ clientX, pointerType: 'touch', isPrimary: true, bubbles: true });
    await image.dispatchEvent('pointerdown', touch(300));
    await image.dispatchEvent('pointerup', touch(200));
    await expect(enlarged(page)).toContainText('Residencial El Roble');
  });

  test('closes the enlarged picture by swiping down', async ({ page }) => {
    await picture(page, 'Villa del Sol').tap();
    const image = enlarged(page).getByRole('img');
    const touch = (clientY: number) => ({
      clientX: 200,
      clientY,
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
    });
    await image.dispatchEvent('pointerdown', touch(300));
    await image.dispatchEvent('pointerup', touch(420));
    await expect(enlarged(page)).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test('scrolls the chosen filter button into view', async ({ page }) => {
    await filter(page).getByRole('button', { name: 'Naves 2' }).tap();
    await expect(filter(page).getByRole('button', { name: 'Naves 2' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('offers links to the groups instead of buttons', async ({ page }) => {
    await expect(filter(page).getByRole('button')).toHaveCount(0);
    await filter(page).getByRole('link', { name: 'Naves 2' }).click();
    await expect(page.getByRole('heading', { name: 'Naves Industriales' })).toBeInViewport();
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`fits a screen of ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageWidth(page)).toBe(width);
  });
}
