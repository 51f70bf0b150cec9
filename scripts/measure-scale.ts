/**
 * `npm run measure:scale`: what a build takes and weighs with 8, 80 and 800 articles in every language, each in a copy of
 * the project that is thrown away again. Nothing is cached but the encoded pictures of the pages, of which articles bring
 * no more. `npm run measure:scale -- 8 80` takes other numbers.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectFile } from '../content/source.ts';
import { addArticles } from './scale/articles.ts';
import { processorSeconds, watchMemory } from './scale/processes.ts';
import type { Sizes } from './scale/sizes.ts';

const COPIED = ['app', 'assets', 'content', 'hosting', 'public', 'scripts', 'site.config.ts', 'package.json'];
const SETTINGS = ['react-router.config.ts', 'vite.config.ts', 'tsconfig.json'];
const CACHED = ['.cache/pictures.json', '.cache/icons.txt'];
const COUNTS = [8, 80, 800];

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : COUNTS;

/** A copy of the project with so many articles. */
function copyWith(articles: number): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'scale-'));
  mkdirSync(path.join(copy, '.cache'));
  for (const part of [...COPIED, ...SETTINGS, ...CACHED]) {
    cpSync(projectFile(part), path.join(copy, part), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(projectFile('node_modules'), path.join(copy, 'node_modules'), 'junction');
  addArticles(path.join(copy, 'content/articles'), articles);
  return copy;
}

/** Seconds that a part took, and how many of them it had a processor, or several. */
type Took = { seconds: number; processor: number };

type Build = { parts: Map<string, Took>; peak: number; complaint: string };

/** Builds in a folder; each part ends when the build says so. */
async function build(folder: string): Promise<Build> {
  const running = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = running.pid ?? 0;
  const now = (): Took => ({ seconds: performance.now() / 1000, processor: processorSeconds(group) });
  const since = (from: Took, to: Took): Took => ({
    seconds: to.seconds - from.seconds,
    processor: to.processor - from.processor,
  });
  const parts = new Map<string, Took>();
  const peak = watchMemory(group);
  const started = now();
  let last = started;
  const end = (name: string) => {
    const moment = now();
    parts.set(name, since(last, moment));
    last = moment;
    console.log(`${name}: ${cell(parts.get(name))}`);
  };
  createInterface(running.stdout).on('line', (line) => {
    // One command makes both.
    if (line.startsWith('Prerender') && !parts.has('scripts')) end('scripts');
    const name = /^— (.+): [\d.]+ s$/.exec(line)?.[1];
    if (name) end(name.replace('scripts and documents', 'documents'));
  });
  let complaint = '';
  running.stderr.on('data', (text) => {
    complaint = (complaint + text).slice(-2_000);
  });
  const status = await new Promise((resolve) => running.once('close', resolve));
  parts.set('all', since(started, last));
  return { parts, peak: peak(), complaint: status === 0 ? '' : complaint.trim() };
}

function cell(took: Took | undefined): string {
  return took ? `${took.seconds.toFixed(1)} (${took.processor.toFixed(1)})` : '';
}

function weighIn(folder: string): Sizes {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/scale/sizes.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

function written(folder: string): { files: number; bytes: number } {
  const sizes = globSync('**/*', { cwd: path.join(folder, 'build/client') }).map((file) =>
    statSync(path.join(folder, 'build/client', file)),
  );
  const files = sizes.filter((stat) => stat.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

const columns: string[][] = [];
for (const count of counts) {
  console.log(`${count} articles`);
  const load = loadavg()[0] ?? 0;
  const folder = copyWith(count);
  try {
    const { parts, peak, complaint } = await build(folder);
    if (complaint) console.log(`${count} articles: the build complains\n${complaint}`);
    const { files, bytes } = written(folder);
    const sizes = weighIn(folder);
    const rows: [string, string][] = [
      ...[...parts].map(([name, took]): [string, string] => [name, cell(took)]),
      ['peak memory of a process, MB', (peak / 1e6).toFixed(0)],
      ['files', files.toLocaleString('en')],
      ['all files, MB', (bytes / 1e6).toFixed(1)],
      ...Object.entries(sizes).map(([name, size]): [string, string] => [name, size.toLocaleString('en')]),
      ['load at the beginning', load.toFixed(1)],
    ];
    if (columns.length === 0) columns.push(rows.map(([name]) => name));
    columns.push(rows.map(([, value]) => value));
    for (const row of rows) console.log(`${count} articles, ${row.join(': ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const [names = [], ...values] = columns;
const lines = [
  ['articles in each language', ...counts.map(String)],
  ['---', ...counts.map(() => '---:')],
  ...names.map((name, index) => [name, ...values.map((column) => column[index] ?? '')]),
];
const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const note = 'seconds, in brackets those of a processor, which other work does not lengthen';
console.log(`\n${cpus().length} cores; ${note}\n`);
console.log(table);
