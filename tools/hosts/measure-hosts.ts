/**
 * `npm run measure:hosts`: requests a second and latency of the home page on each host, for 30 seconds, on loopback.
 * `SECONDS=5 npm run measure:hosts` is quicker.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { serverVersion } from './servers.ts';
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
console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
