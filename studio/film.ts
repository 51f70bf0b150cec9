/** The film of the construction: Blender renders its frames, ffmpeg makes the files the site serves. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { projectFile } from '#app/content/source.ts';

const FRAMES_PER_SECOND = 8;
/** The film begins with the first panels, so that rising steel is seen first, and loops round to the empty plot. */
const FIRST_FRAME = 19;
/** Shown before the film plays: the half-clad house, larger and cleaner than a frame but with the same view. */
const POSTER = 'assets/images/originals/villa-phase-3.jpg';
const MAXIMUM_BYTES = 2.5e6;
/** Crops a 16:10 frame to its 16:9 middle. The phases page lays the 16:10 frames over its pictures, which are 16:10 too. */
const WIDE = 'crop=iw:iw*9/16';
/**
 * Frames that follow the scroll of the phases page: from the slab, which the first phase's text describes, until all
 * lights are on and nothing moves any more.
 */
const SCROLLED = { first: 14, last: 80, folder: 'frames', maximumBytes: 3e6 };
const AVIF = { quality: 47, effort: 2, chromaSubsampling: '4:2:0' } as const;

const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '22',
  '-movflags',
  '+faststart',
];
const VP9 = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '31',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-row-mt',
  '1',
];

/** Renders the frames that `folder` does not hold yet and prints how far it is. */
async function renderFrames(blender: string, folder: string, preview: boolean): Promise<void> {
  const scene = projectFile('studio/scenes/film.py');
  const flags = [
    '-b',
    '--python-exit-code',
    '3',
    '--python',
    scene,
    '--',
    '--out',
    folder,
    ...(preview ? ['--preview'] : []),
  ];
  const child = spawn(blender, flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  let tail = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2000);
    for (const [line] of text.matchAll(/^FRAME .*$/gm)) console.log(`render: film, ${line.toLowerCase()}`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2000);
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', reject);
  });
  if (status !== 0) throw new Error(`Blender could not render the film.\n${tail}`);
}

function ffmpeg(arguments_: string[], file: string): void {
  const part = path.join(path.dirname(file), `part-${path.basename(file)}`);
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...arguments_, part], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    rmSync(part, { force: true });
    throw new Error(`ffmpeg could not make ${path.basename(file)}.\n${stderr}`);
  }
  renameSync(part, file);
}

/**
 * Encodes the frames that follow the scroll of the phases page.
 * @param frames folder of the rendered ones
 * @param target folder they go to
 * @returns their total size in bytes
 * @throws if it exceeds `SCROLLED.maximumBytes`: the files are fetched without being asked for
 */
export async function encodeFrames(frames: string, target: string): Promise<number> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  let bytes = 0;
  for (let frame = SCROLLED.first; frame <= SCROLLED.last; frame++) {
    const picture = path.join(frames, `${String(frame).padStart(4, '0')}.png`);
    const encoded = await sharp(picture).avif(AVIF).toBuffer();
    bytes += encoded.length;
    writeFileSync(
      path.join(target, `frame-${String(frame - SCROLLED.first).padStart(2, '0')}.avif`),
      encoded,
    );
  }
  if (bytes > SCROLLED.maximumBytes)
    throw new Error(`${target} has ${bytes} bytes, more than ${SCROLLED.maximumBytes}.`);
  return bytes;
}

/**
 * Renders the film and encodes it for the site.
 * @param blender path of the program
 * @param preview small and grainy, into .cache/previews/ instead of assets/film/
 * @returns the files made, with their size in KB
 * @throws when a program fails, a frame is missing, or a file is too heavy to be delivered
 */
export async function renderFilm(blender: string, preview: boolean): Promise<string[]> {
  const frames = projectFile('.cache', preview ? 'film-preview' : 'film');
  const target = preview ? '.cache/previews' : 'assets/film';
  mkdirSync(frames, { recursive: true });
  mkdirSync(projectFile(target), { recursive: true });
  await renderFrames(blender, frames, preview);

  const pictures = readdirSync(frames).filter((file) => /^\d{4}\.png$/.test(file));
  const last = Number(pictures.sort().at(-1)?.slice(0, 4));
  if (pictures.length !== last + 1) throw new Error(`Frames are missing in ${frames}; run this again.`);

  const film = [
    '-loop',
    '1',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    path.join(frames, '%04d.png'),
    '-vf',
    `trim=start_frame=${FIRST_FRAME},setpts=PTS-STARTPTS,${WIDE}`,
    '-frames:v',
    String(pictures.length),
    '-pix_fmt',
    'yuv420p',
    '-an',
  ];
  const files = {
    'construction.mp4': [...film, ...H264],
    'construction.webm': [...film, ...VP9],
    'construction-poster.jpg': ['-i', projectFile(POSTER), '-vf', WIDE, '-q:v', '2'],
  };
  const made = Object.entries(files).map(([name, arguments_]) => {
    const file = projectFile(target, name);
    ffmpeg(arguments_, file);
    const { size } = statSync(file);
    if (size > MAXIMUM_BYTES)
      throw new Error(`${target}/${name} has ${size} bytes, more than ${MAXIMUM_BYTES}.`);
    return `${target}/${name}, ${Math.round(size / 1024)} KB`;
  });
  if (preview) return made;
  const bytes = await encodeFrames(frames, projectFile(target, SCROLLED.folder));
  return [...made, `${target}/${SCROLLED.folder}, ${Math.round(bytes / 1024)} KB`];
}
