import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';

/** What the site and its checks are made of. */
const PARTS = [
  'app',
  'assets',
  'content',
  'desk/editor',
  'desk/forms',
  'hosting',
  'pipeline',
  'tools',
  'package.json',
];

/** A copy of the project in a temporary folder, for a test that changes files of it. */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  for (const part of PARTS) cpSync(projectFile(part), path.join(folder, part), { recursive: true });
  symlinkSync(projectFile('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    /** Changes a file of the copy. @throws if it stays as it was: the test would prove nothing */
    edit(file: string, change: (text: string) => string): void {
      const full = path.join(folder, file);
      const before = readFileSync(full, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} was not changed by the test`);
      writeFileSync(full, after);
    },
    /** Runs a script of the copy there. @returns what it prints */
    run(script: string): string {
      return execFileSync(process.execPath, [script], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    },
    remove(): void {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
