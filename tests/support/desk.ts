import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { projectFile } from '#app/content/source.ts';

/** Files of a project by their paths from its root. */
export type Files = Record<string, string>;

/** What is written in content/. */
export function contentFiles(): Files {
  const files = globSync('content/**/*.{yaml,md,json}', { cwd: projectFile() });
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(projectFile(file), 'utf8')]),
  );
}

/** Name of the folder in the browser's own file system that stands for the project. */
const FOLDER = 'web';

/**
 * Puts a copy of the project into the browser's own file system, and lets the desk's choice of a folder end there: no
 * program can answer the system's own dialog.
 */
export async function giveFolder(page: Page, files: Files): Promise<void> {
  await page.addInitScript((folder) => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle(folder),
    });
  }, FOLDER);
  await page.goto('/');
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
  await page.goto(`/editor/#/collections${place}`);
  await page.getByRole('button', { name: 'Trabajar con un repositorio local' }).click();
  await page.getByRole('heading').first().waitFor();
}
