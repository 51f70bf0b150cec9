/**
 * `npm run measure:hosts`: requests a second and latency of the home page on each host, for 30 seconds, on loopback.
 * `SECONDS=5 npm run measure:hosts` is quicker and writes no table.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { writeSection } from './results.ts';
import { HOST_SERVERS, serverVersion } from './servers.ts';
import { namedHosts, withEachHost } from './workplace.ts';

const WRK = '/usr/bin/wrk';
const SECONDS = Number(process.env.SECONDS ?? 30);

const rows: string[][] = [
  ['home page, brotli', 'requests a second', 'median', '99 of 100 within', 'bytes a second', 'load before'],
  ['---', '---:', '---:', '---:', '---:', '---:'],
];
await withEachHost(namedHosts(), { wrk: WRK }, (name, port) => {
  const [load = 0] = loadavg();
  const args = [
    '-t2',
    '-c32',
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    `http://127.0.0.1:${port}/`,
  ];
  const { stdout } = spawnSync(WRK, args, { encoding: 'utf8' });
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '?';
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}: ${stdout}`);
  rows.push([
    `${name} ${serverVersion(name)}`,
    Math.round(Number(read(/Requests\/sec: +([\d.]+)/))).toLocaleString('en'),
    read(/50% +(\S+)/),
    read(/99% +(\S+)/),
    read(/Transfer\/sec: +([\d.]+[KMG]B)/),
    load.toFixed(1),
  ]);
});
const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
console.log(`\n${table}`);
const complete = SECONDS === 30 && rows.length === Object.keys(HOST_SERVERS).length + 2;
const note = `On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores:`;
if (complete) writeSection('docs/deploy.md', 'speed', `${note}\n\n${table}`);
