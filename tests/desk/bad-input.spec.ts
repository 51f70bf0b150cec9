import { readFileSync, utimesSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
import {
  contentFiles,
  differences,
  type Files,
  fieldAt,
  filesNow,
  giveFolder,
  openForms,
  save,
  write,
} from '../support/desk.ts';

let before: Files;

async function expectNothingWritten(page: Page): Promise<void> {
  expect(differences(before, await filesNow(page))).toEqual({});
}

test.beforeEach(async ({ page }) => {
  await giveFolder(page, contentFiles());
  before = await filesNow(page);
});

test('a wrong phone number, a link without https and an empty name are refused, each with what is expected', async ({
  page,
}) => {
  await openForms(page, '/company/entries/settings');
  await write(page, 'brand', '');
  await write(page, 'contact.phone', '965 123 456');
  await write(page, 'social.instagram', 'instagram.com/montante');
  await save(page);
  await expect(await fieldAt(page, 'social.instagram')).toContainText('empieza por https://');
  await page.mouse.wheel(0, -20_000);
  await expect(await fieldAt(page, 'brand')).toContainText('Este campo es obligatorio');
  await expect(await fieldAt(page, 'contact.phone')).toContainText('número con su prefijo');
  await expectNothingWritten(page);
});

test('a file that has changed on the disk meanwhile is not written over', async ({ page }) => {
  const file = projectFile('content/settings.yaml');
  await openForms(page, '/company/entries/settings');
  await write(page, 'contact.phone', '+34 965 123 456');
  // The same content, with a later modification time.
  const later = new Date(Date.now() + 1000);
  utimesSync(file, later, later);
  expect(readFileSync(file, 'utf8')).toBe(before['content/settings.yaml']);
  await save(page);
  await expect(page.locator('.desk-dialog')).toContainText('ha cambiado en el disco');
  await expectNothingWritten(page);
});
