import { expect, type Page, test } from '@playwright/test';
import { articleSlugs } from '#app/content/articles.ts';
import { articlePath, pathFor } from '#app/site/paths.ts';
import { consentBanner, settleConsent, stopClock } from '../../support/browser.ts';
import { fillIn, quoteForm } from '../../support/quote-form.ts';

// What a screen reader is told of each piece that does something: its role, its name and its state.

const [slug = ''] = articleSlugs('es');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settleConsent(page);
}

test('the consent banner is a region with a link and two buttons', async ({ page }) => {
  await page.goto(pathFor('home', 'es'));
  await expect(consentBanner(page)).toMatchAriaSnapshot(`
    - region "Cookies":
      - paragraph:
        - link "Qué cookies usamos"
      - button "Rechazar"
      - button "Aceptar"
  `);
});

test('the header is a banner: home, pages, phone, language, contact', async ({ page }) => {
  await open(page, pathFor('about', 'es'));
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Montante, inicio"
      - navigation "Principal":
        - list:
          - listitem:
            - link "Sobre nosotros"
          - listitem:
            - link "Tecnología"
      - link /\\+34/
      - group
      - link "Contacto"
  `);
  await expect(page.getByRole('link', { name: 'Sobre nosotros' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the menu of languages says which one is in use, and what it opens is a list of links', async ({
  page,
}) => {
  await open(page, pathFor('about', 'es'));
  const menu = page.locator('header details');
  await expect(menu.locator('summary')).toHaveAccessibleName('Idioma: Español');
  await menu.locator('summary').press('Enter');
  await expect(menu).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Español"
      - listitem:
        - link "English"
      - listitem:
        - link "Italiano"
      - listitem:
        - link "Deutsch"
      - listitem:
        - link "Polski"
      - listitem:
        - link "Português"
  `);
  await expect(menu.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
});

test('the menu of small screens is opened by a button that says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathFor('home', 'es'));
  const opens = page.getByRole('button', { name: 'Abrir el menú', expanded: false });
  await opens.click();
  await expect(page.getByRole('button', { name: 'Cerrar el menú', expanded: true })).toBeVisible();
  await expect(page.locator('#menu')).toMatchAriaSnapshot(`
    - navigation "Páginas":
      - list:
        - listitem:
          - link "Sobre nosotros"
    - group "Idioma":
      - link "ES, Español"
      - link "EN, English"
    - link "Llamar"
    - link "Contacto"
  `);
});

test('the comparison is a slider that says its share in words', async ({ page }) => {
  await open(page, pathFor('home', 'es'));
  const slider = page.getByRole('slider', { name: 'Comparar la estructura de acero con la casa terminada' });
  await expect(slider).toHaveValue('64');
  await expect(slider).toHaveAttribute('aria-valuetext', /64/);
});

test('the film is a figure with a picture that describes it and a button', async ({ page }) => {
  await open(page, pathFor('phases', 'es'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - figure "La obra, fase a fase":
      - img /Una villa se construye/
      - button "Reproducir vídeo"
  `);
});

test('the phases are a region with a navigation of its own and five articles', async ({ page }) => {
  await open(page, pathFor('phases', 'es'));
  await expect(page.getByRole('region', { name: 'Las cinco fases' })).toMatchAriaSnapshot(`
    - region "Las cinco fases":
      - navigation "Ir a una fase":
        - list:
          - listitem:
            - link "1 Cimentación"
          - listitem:
            - link "2 Estructura"
          - listitem:
            - link "3 Cerramientos"
          - listitem:
            - link "4 Acabados"
          - listitem:
            - link "5 Llaves"
      - article "Fase 1. Cimentación y Anclajes":
        - heading "Fase 1. Cimentación y Anclajes" [level=2]
  `);
});

test('the layers of the wall are a list of buttons that say which one is chosen', async ({ page }) => {
  await open(page, pathFor('technology', 'es'));
  const osb = page.getByRole('button', { name: /^Tablero OSB/ });
  await osb.click();
  await expect(page.getByRole('list').filter({ has: osb })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - button /^Placa hidrófuga/ [pressed=false]
      - listitem:
        - button /^Lámina impermeable/ [pressed=false]
      - listitem:
        - button /^Tablero OSB/ [pressed]
  `);
});

test('the filter of the works is a group of buttons that say which one is chosen', async ({ page }) => {
  await open(page, pathFor('projects', 'es'));
  await expect(page.getByRole('group', { name: 'Filtrar por categoría' })).toMatchAriaSnapshot(`
    - group "Filtrar por categoría":
      - list:
        - listitem:
          - button /^Todas/ [pressed]
        - listitem:
          - button /^Residencial/ [pressed=false]
  `);
});

test('an enlarged picture is a modal dialog that says which of how many it is', async ({ page }) => {
  await open(page, pathFor('projects', 'es'));
  await page.getByRole('link', { name: 'Ampliar Villa del Sol' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imagen ampliada' });
  await expect(dialog).toHaveAccessibleDescription(/^Villa del Sol/);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Imagen ampliada":
      - paragraph: /1 de \\d+/
      - button "Cerrar la imagen"
      - img /Villa de dos plantas/
      - button "Obra anterior"
      - button "Obra siguiente"
  `);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
});

test('the form names its fields, marks the wrong ones and ties to each what to do', async ({ page }) => {
  await open(page, pathFor('quote', 'es'));
  const { form, name, mail } = quoteForm(page);
  await mail.click();
  await expect(form).toMatchAriaSnapshot(`
    - form "Solicitud de presupuesto":
      - textbox "Nombre" [invalid]
      - textbox "Correo electrónico" [invalid]
      - textbox "Teléfono opcional" [invalid=false]
      - textbox "Mensaje" [invalid]
      - checkbox "He leído y acepto la política de privacidad." [checked=false]
      - link "política de privacidad"
      - button "Enviar por correo"
      - button "WhatsApp"
      - button "Copiar mensaje"
      - status
  `);
  await expect(name).toHaveAccessibleDescription('Escribe tu nombre.');
});

test('the fields say what they are for, so that the browser can fill them in', async ({ page }) => {
  await open(page, pathFor('quote', 'es'));
  const fields = quoteForm(page);
  await expect(fields.name).toHaveAttribute('autocomplete', 'name');
  await expect(fields.email).toHaveAttribute('autocomplete', 'email');
  await expect(fields.phone).toHaveAttribute('autocomplete', 'tel');
});

test('the toast is an item of a region that names its key, with a button', async ({ page }) => {
  await page.clock.install();
  await open(page, pathFor('quote', 'es'));
  const { mail } = await fillIn(page);
  const toasts = page.getByRole('region', { name: 'Avisos (F8)' });
  await expect(toasts).toBeAttached();
  // It would go after five seconds.
  await stopClock(page);
  await mail.click();
  await expect(toasts).toMatchAriaSnapshot(`
    - region "Avisos (F8)":
      - list:
        - listitem:
          - text: Política de Privacidad Debes aceptar la política de privacidad para continuar.
          - button "Cerrar aviso"
  `);
});

test('the contents of an article are a navigation with a name', async ({ page }) => {
  await open(page, articlePath(slug, 'es'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "En este artículo":
      - heading "En este artículo" [level=2]
      - list:
        - listitem:
          - link "Cuánto falta y cómo se mide"
  `);
});

test('the articles before and after are a navigation with a name', async ({ page }) => {
  await open(page, articlePath(slug, 'es'));
  await expect(
    page.getByRole('navigation', { name: 'Artículos por fecha' }).getByRole('link'),
  ).toHaveAccessibleName(/^Artículo anterior \S/);
});
