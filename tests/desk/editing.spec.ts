import { readFileSync, utimesSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
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
const PHOTOGRAPH = readFileSync(projectFile('assets/images/originals/perfiles-acero.jpg'));

let before: Files;

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

test('a summary in another language, a picture, a work, an article in two languages and one testimonial less: only their files change, and the content is right', async ({
  page,
}) => {
  test.slow();
  await openForms(page, '/works/entries/villa-del-sol/index');
  await showLanguage(page, 'Polaco');
  await write(page, 'summary', 'Dom o lekkim szkielecie stalowym.', 'pl');
  await save(page);
  expect(await written(page)).toEqual({
    'content/works/villa-del-sol/index.pl.md': [
      expect.stringMatching(/^- summary: /),
      '+ summary: Dom o lekkim szkielecie stalowym.',
    ],
  });

  const pictures = (before['content/pictures/es.yaml']?.match(/^ {2}- id: /gm) ?? []).length;
  const place = `pictures.${pictures}`;
  await page.goto('/editor/#/collections/images/entries/pictures');
  await fieldAt(page, 'pictures');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await write(page, `${place}.id`, 'casa-en-denia');
  const upload = (await fieldAt(page, `${place}.file`)).locator('input[type=file]').first();
  await upload.setInputFiles({ name: 'Casa en Dénia.jpg', mimeType: 'image/jpeg', buffer: PHOTOGRAPH });
  for (const [index, percent] of [40, 60].entries())
    await write(page, `${place}.focus.${index}`, String(percent));
  for (const [code, name] of [
    ['en', 'Inglés'],
    ['it', 'Italiano'],
    ['de', 'Alemán'],
    ['pl', 'Polaco'],
    ['pt', 'Portugués'],
  ] as const) {
    await showLanguage(page, name);
    await write(page, `${place}.alt`, `Perfiles de acero, ${code}`, code);
  }
  await write(page, `${place}.alt`, 'Perfiles de acero galvanizado', 'es');
  await save(page);
  const added = await written(page);
  expect(added['assets/images/originals/casa-en-denia.jpg']).toEqual([`+ ${PHOTOGRAPH.length} bytes`]);
  expect(added['content/pictures/de.yaml']).toEqual([
    '+ - id: casa-en-denia',
    '+ alt: Perfiles de acero, de',
  ]);
  expect(
    Object.values(added)
      .flat()
      .filter((line) => line.startsWith('-')),
  ).toEqual([]);
  console.log(added);
});
