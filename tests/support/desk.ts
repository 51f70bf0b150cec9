import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';
import { copyProject } from './project-copy.ts';

/** Files of a project by their paths from its root. */
export type Files = Record<string, string>;

/** What is written in content/. */
export function contentFiles(): Files {
  const files = globSync('content/**/*.{yaml,md,json}', { cwd: projectFile() });
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(projectFile(file), 'utf8')]),
  );
}

/** Folder of the origin private file system that stands for the project. */
const FOLDER = 'web';

/**
 * Writes files into the browser's origin private file system and makes `showDirectoryPicker` return that folder: no test
 * can answer the system's own dialog.
 */
export async function giveFolder(page: Page, files: Files): Promise<void> {
  await page.addInitScript((folder) => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder),
    });
  }, FOLDER);
  await page.goto('/admin/logo.svg');
  await page.evaluate(
    async ([folder, all]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, {
        create: true,
      });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of Object.entries(all)) {
        const parts = path.split('/');
        let place = root;
        for (const part of parts.slice(0, -1)) place = await place.getDirectoryHandle(part, { create: true });
        const writer = await (
          await place.getFileHandle(parts.at(-1) ?? '', { create: true })
        ).createWritable();
        await writer.write(text);
        await writer.close();
      }
    },
    [FOLDER, files] as const,
  );
}

/** What is in that copy now; of pictures their size. */
export function filesNow(page: Page): Promise<Files> {
  return page.evaluate(async (folder) => {
    const found: Record<string, string> = {};
    async function look(place: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of place.entries()) {
        const full = path ? `${path}/${name}` : name;
        if (handle.kind === 'directory') await look(handle as FileSystemDirectoryHandle, full);
        else {
          const file = await (handle as FileSystemFileHandle).getFile();
          found[full] = /\.(?:yaml|md|json)$/.test(name) ? await file.text() : `${file.size} bytes`;
        }
      }
    }
    await look(await (await navigator.storage.getDirectory()).getDirectoryHandle(folder), '');
    return found;
  }, FOLDER);
}

/** What differs between two states: each line that is gone with `-`, each new one with `+`, by file. */
export function differences(before: Files, after: Files): Record<string, string[]> {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
  return Object.fromEntries(
    changed.sort().map((file) => {
      const [old = [], now = []] = [before[file]?.split('\n'), after[file]?.split('\n')];
      return [
        file,
        [
          ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
          ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
        ],
      ];
    }),
  );
}

/** Opens the forms with the folder that `giveFolder` has given. */
export async function openForms(page: Page, place = ''): Promise<void> {
  await page.goto(`/admin/#/collections${place}`);
  await page.getByRole('button', { name: 'Trabajar con un repositorio local' }).click();
  await page.getByRole('heading').first().waitFor();
}

/**
 * A field of the open form, scrolled into view. The form renders fields only when they are near, so this scrolls to them.
 * @param path names from the form down, places of lists among them: `contact.phone`, `pictures.32.file`
 */
export async function fieldAt(page: Page, path: string, language?: string): Promise<Locator> {
  const pane = page.locator(`[data-mode="edit"]${language ? `[data-locale="${language}"]` : ''}`).first();
  await pane.locator('[data-key-path]').first().waitFor();
  const field = pane.locator(`[data-key-path="${path}"]`);
  await expect(async () => {
    if ((await field.count()) === 0) {
      await pane.hover();
      await page.mouse.wheel(0, 700);
    }
    await expect(field).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [50], timeout: 30_000 });
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Writes into a field of the open form. */
export async function write(page: Page, path: string, text: string, language?: string): Promise<void> {
  await (await fieldAt(page, path, language)).locator('input:visible, textarea:visible').first().fill(text);
}

/** Chooses an option of a field, from its list, or by a radio button if the options are few. */
export async function choose(page: Page, path: string, option: string): Promise<void> {
  const field = await fieldAt(page, path);
  const button = field.getByRole('radio', { name: option });
  if ((await button.count()) > 0) return button.click();
  await field.getByRole('combobox').click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Shows a language beside Spanish, and writes its file from now on if the entry had none. */
export async function showLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Cambiar de idioma' }).nth(1).click();
  await page.getByRole('option', { name }).click();
}

/** Saves the open form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}

/** The content check's verdict on the project with these content files and pictures; `null` if all is well. */
export function contentProblem(files: Files, pictures: Record<string, Buffer> = {}): unknown {
  const { folder, run, remove } = copyProject();
  try {
    rmSync(path.join(folder, 'content'), { recursive: true });
    const content = Object.entries(files).filter(([file]) => file.startsWith('content/'));
    for (const [file, data] of [...content, ...Object.entries(pictures)]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), data);
    }
    return JSON.parse(run('pipeline/check-content.ts'));
  } finally {
    remove();
  }
}
