import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
import { LANGUAGES } from '#app/site/language-codes.ts';
import {
  choose,
  contentFiles,
  contentProblem,
  differences,
  type Files,
  fieldAt,
  filesNow,
  giveFolder,
  openForms,
  save,
  showLanguage,
  write,
} from '../support/desk.ts';

const SETTINGS = '/company/entries/settings';
const PHOTOGRAPH = readFileSync(projectFile('assets/images/originals/detalle-estructura.jpg'));

const OTHER_LANGUAGES = { en: 'Inglés', it: 'Italiano', de: 'Alemán', pl: 'Polaco', pt: 'Portugués' };

/** 120 to 160 characters, as the content check demands. */
const DESCRIPTION =
  'Una casa de una planta con patio, levantada con perfiles de acero ligero cerca de Dénia, en la provincia de Alicante, y terminada en verano.';

let before: Files;

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`/admin/#/collections${place}`);
}

/** What has been written since the last look, once the desk says that it is done. */
async function written(page: Page): Promise<Record<string, string[]>> {
  await expect(page.getByText('Entrada guardada')).toBeVisible();
  await expect(page.getByText('Entrada guardada')).toBeHidden();
  const now = await filesNow(page);
  const changes = differences(before, now);
  before = now;
  return changes;
}

test.beforeEach(async ({ page }) => {
  await giveFolder(page, contentFiles());
  before = await filesNow(page);
});

test('the desk lists what is still sample and where pictures are used, and leads to the site @sample', async ({
  page,
}) => {
  // A development server starts with nothing prepared.
  test.slow();
  await page.goto('/admin/');
  await page.getByText(/^Lo que queda por hacer/).click();
  await expect(page.getByText(/^Antes de publicar/)).toBeVisible();
  await page.getByText(/^Dónde se usa cada imagen/).click();
  await expect(page.getByRole('link', { name: 'Página de inicio' }).first()).toBeVisible();
  const site = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver la web' }).click();
  await expect((await site).locator('main h1')).toBeVisible({ timeout: 240_000 });
});

test('a phone number changes one line of one file, and nothing leaves this machine @sample', async ({
  page,
}) => {
  const left: string[] = [];
  page.on('requestfinished', (request) => {
    if (!/^(?:blob|data):|^http:\/\/localhost:/.test(request.url())) left.push(request.url());
  });
  await openForms(page, SETTINGS);
  await write(page, 'contact.phone', '+34 965 123 456');
  await save(page);
  expect(await written(page)).toEqual({
    'content/settings.yaml': [expect.stringMatching(/^- phone: /), '+ phone: +34 965 123 456'],
  });
  expect(left).toEqual([]);
});

test('a mark taken off an answer changes one line of its Spanish file, and its sources stay in every language', async ({
  page,
}) => {
  await openForms(page, '/answers/entries/structure-guarantee/index');
  await (await fieldAt(page, 'sample')).getByRole('switch').click();
  await save(page);
  expect(await written(page)).toEqual({
    'content/answers/structure-guarantee/index.es.md': ['- sample: true', '+ sample: false'],
  });
});

test('a summary in another language, a picture and a work: only their files change, and the content is right', async ({
  page,
}) => {
  test.slow();
  const saved: Record<string, string[]> = {};
  const after = async () => Object.assign(saved, await written(page));

  await openForms(page, '/works/entries/villa-del-sol/index');
  await showLanguage(page, 'Polaco');
  await write(page, 'summary', 'Dom o lekkim szkielecie stalowym.', 'pl');
  await save(page);
  await after();

  const place = `pictures.${before['content/pictures/es.yaml']?.match(/^ {2}- id: /gm)?.length}`;
  await open(page, '/images/entries/pictures');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await write(page, `${place}.id`, 'casa-en-denia');
  const upload = (await fieldAt(page, `${place}.file`)).locator('input[type=file]').first();
  await upload.setInputFiles({ name: 'Casa en Dénia.JPG', mimeType: 'image/jpeg', buffer: PHOTOGRAPH });
  await write(page, `${place}.focus.left`, '40');
  await write(page, `${place}.alt`, 'Perfiles de acero galvanizado', 'es');
  for (const [code, name] of Object.entries(OTHER_LANGUAGES)) {
    await showLanguage(page, name);
    await write(page, `${place}.alt`, `Perfiles de acero (${code})`, code);
  }
  await save(page);
  await after();

  await open(page, '/works/new');
  await write(page, 'slug', 'casa-en-denia');
  await write(page, 'name', 'Casa en Dénia');
  await write(page, 'summary', 'Vivienda de una planta.');
  await write(page, 'lead', 'Una casa de una planta con patio.');
  await write(page, 'title', 'Casa en Dénia: una planta con patio');
  await write(page, 'description', DESCRIPTION);
  await write(page, 'order', '15');
  await choose(page, 'category', 'Viviendas');
  await choose(page, 'picture', 'casa-en-denia');
  await save(page);
  await after();

  expect(Object.keys(saved).sort()).toEqual([
    'assets/images/originals/casa-en-denia.jpg',
    ...LANGUAGES.toSorted().map((language) => `content/pictures/${language}.yaml`),
    'content/works/casa-en-denia/index.es.md',
    'content/works/villa-del-sol/index.pl.md',
  ]);
  expect(saved['content/works/villa-del-sol/index.pl.md']).toEqual([
    expect.stringMatching(/^- summary: /),
    '+ summary: Dom o lekkim szkielecie stalowym.',
  ]);
  expect(saved['content/pictures/de.yaml']).toEqual([
    '+ - id: casa-en-denia',
    '+ alt: Perfiles de acero (de)',
  ]);
  expect(contentProblem(before, { 'assets/images/originals/casa-en-denia.jpg': PHOTOGRAPH })).toBeNull();
});
