/**
 * `npm run pictures:sheets`: contact sheets of all pictures, in the order of content/pictures/, and of the film,
 * into studio/contact-sheets/. Look at them after rendering.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '#app/content/picture-registry.ts';
import { projectFile } from '#app/content/source.ts';

const SHEETS = 'studio/contact-sheets';
const ORIGINALS = 'assets/images/originals';
const FILM = 'assets/film/construction.mp4';
const COLUMNS = 2;
const PER_SHEET = 6;
const CELL = { width: 660, height: 440, label: 34 };
const JPEG = { quality: 72, mozjpeg: true } as const;

async function cell(file: string): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const label = `<svg width="${CELL.width}" height="${CELL.label}"><text x="4" y="23" font-family="sans-serif" font-size="18">${path.basename(file, '.jpg')} · ${width} × ${height}</text></svg>`;
  const picture = await sharp(file)
    .resize(CELL.width, CELL.height, { fit: 'contain', background: '#ffffff' })
    .toBuffer();
  return sharp({
    create: { width: CELL.width, height: CELL.height + CELL.label, channels: 3, background: '#ffffff' },
  })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(label), left: 0, top: CELL.height },
    ])
    .png()
    .toBuffer();
}

async function sheet(files: string[], target: string): Promise<void> {
  const cells = await Promise.all(files.map(cell));
  const rows = Math.ceil(cells.length / COLUMNS);
  const step = { x: CELL.width + 20, y: CELL.height + CELL.label + 6 };
  await sharp({
    create: { width: COLUMNS * step.x, height: rows * step.y, channels: 3, background: '#ffffff' },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: 10 + (index % COLUMNS) * step.x,
        top: 10 + Math.floor(index / COLUMNS) * step.y,
      })),
    )
    .jpeg(JPEG)
    .toFile(target);
}

/** Every eighth frame, which is one a second. */
function filmSheet(target: string): void {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-i',
      projectFile(FILM),
      '-vf',
      "select='not(mod(n,8))',scale=440:-1,tile=3x5:padding=8:color=white",
      '-frames:v',
      '1',
      '-q:v',
      '5',
      target,
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg could not read ${FILM}: ${stderr}`);
}

const files = Object.values(pictures()).map(({ file }) => projectFile(ORIGINALS, file));
mkdirSync(projectFile(SHEETS), { recursive: true });
for (const old of readdirSync(projectFile(SHEETS))) rmSync(projectFile(SHEETS, old));
for (let first = 0; first < files.length; first += PER_SHEET) {
  await sheet(files.slice(first, first + PER_SHEET), projectFile(SHEETS, `${first / PER_SHEET + 1}.jpg`));
}
filmSheet(projectFile(SHEETS, 'film.jpg'));
console.log(`pictures: ${files.length} pictures and the film on the sheets of ${SHEETS}/`);
