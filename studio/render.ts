/**
 * `npm run render -- <scene>`: renders a picture of studio/scenes/ with Blender into assets/images/originals/.
 * `all` renders the whole set; `--preview` makes a small, grainy one in .cache/previews/ instead.
 * `--only figures` renders only the people again and puts them over the existing picture; `--only 10,20,45,60` does the
 * same with a part of the frame: left, top, right and bottom in percent.
 * `film` renders the film, which is not part of `all`: its frames stay in .cache/film/, and an interrupted run resumes at
 * the next one. Delete that folder to render it anew.
 * Blender is found on PATH or in the variable BLENDER; it needs no graphics card. ffmpeg removes the grain.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectFile } from '#app/content/source.ts';
import { renderFilm } from './film.ts';

const SCENES = 'studio/scenes';
const ORIGINALS = 'assets/images/originals';
const PREVIEWS = '.cache/previews';
const FILM = 'film';
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

const names = readdirSync(projectFile(SCENES))
  .filter((file) => file.endsWith('.py'))
  .map((file) => path.basename(file, '.py'))
  .sort();

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Path of a program: the variable that names it, or the first folder of PATH that holds it. */
function find(program: string, variable?: string): string {
  const named = variable && process.env[variable];
  const candidates = named
    ? [named]
    : (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, program));
  for (const file of candidates) {
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this folder
    }
  }
  const place = named ? `at ${named}, where ${variable} says it is` : 'on PATH';
  stop(
    `render: there is no ${program} ${place}. Install it (Debian, Ubuntu: sudo apt install blender ffmpeg python3-numpy)` +
      `${variable ? `, or set ${variable} to the program` : ''}, and run this again.`,
  );
}

/** Renders one scene, or only a part of it, and returns where the picture went. */
async function render(blender: string, name: string, preview: boolean, only?: string): Promise<string> {
  const folder = preview ? PREVIEWS : ORIGINALS;
  mkdirSync(projectFile('.cache'), { recursive: true });
  mkdirSync(projectFile(folder), { recursive: true });
  const work = mkdtempSync(projectFile('.cache', 'render-'));
  try {
    const png = path.join(work, `${name}.png`);
    const scene = projectFile(SCENES, `${name}.py`);
    const flags = preview ? ['--preview'] : [];
    if (only) {
      const present = path.join(work, 'present.png');
      await sharp(projectFile(folder, `${name}.jpg`))
        .png()
        .toFile(present);
      flags.push('--only', only, '--over', present);
    }
    const { status, stdout, stderr } = spawnSync(
      blender,
      ['-b', '--python-exit-code', '3', '--python', scene, '--', ...flags, '--out', png],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    if (status !== 0) throw new Error(`Blender could not render ${name}.\n${(stdout + stderr).slice(-2000)}`);

    const jpg = path.join(work, `${name}.jpg`);
    await sharp(png).jpeg(JPEG).toFile(jpg);
    renameSync(jpg, projectFile(folder, `${name}.jpg`));
    return `${folder}/${name}.jpg`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const { values, positionals: asked } = parseArgs({
  options: { preview: { type: 'boolean', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});
const { preview, only } = values;
const wanted = asked.includes('all') ? names.filter((name) => name !== FILM) : asked;
const unknown = wanted.filter((name) => !names.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`render: there is no ${SCENES}/${unknown[0]}.py`);
  stop(
    `usage: npm run render -- <scene>… | all [--preview] [--only figures | --only <left,top,right,bottom in %>]\nscenes: ${names.join(', ')}`,
  );
}

const blender = find('blender', 'BLENDER');
find('ffmpeg');
for (const name of wanted) {
  const started = performance.now();
  const work =
    name === FILM
      ? renderFilm(blender, preview)
      : render(blender, name, preview, only).then((file) => [file]);
  const files = await work.catch((error: Error) => stop(`render: ${error.message}`));
  console.log(`render: ${files.join('; ')} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
