import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { freePort } from '../free-port.ts';
import { stop, stopUnlessBuilt } from '../stop.ts';
import { HOST_SERVERS, type HostName, missingPackage, startHost } from './servers.ts';

/**
 * The hosts that the command line names, or all of them.
 * @throws if it names another
 */
export function namedHosts(): HostName[] {
  const known = Object.keys(HOST_SERVERS) as HostName[];
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name as HostName));
  if (unknown.length > 0)
    throw new Error(`no such host: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return known.filter((name) => asked.length === 0 || asked.includes(name));
}

/**
 * Starts hosts one after the other, each with a copy of the site that it cannot write to, and stops each again.
 * Ends the process with what to do if something is missing.
 * @param also Debian packages that are needed besides, with their programs
 * @param use what is done while a host runs
 */
export async function withEachHost(
  names: readonly HostName[],
  also: Record<string, string>,
  use: (name: HostName, port: number) => void | Promise<void>,
): Promise<void> {
  const tools = Object.entries(also).filter(([, program]) => !existsSync(program));
  const missing = [
    ...names.map(missingPackage).filter((name) => name !== undefined),
    ...tools.map(([name]) => name),
  ];
  if (missing.length > 0) {
    stop(`Not installed: ${missing.join(', ')}. On Debian 12:

  sudo apt-get update
  sudo DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ${missing.join(' ')}
`);
  }
  stopUnlessBuilt(projectFile('build/hosting'));
  const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  try {
    chmodSync(work, 0o755);
    const site = path.join(work, 'site');
    cpSync(projectFile('build/client'), site, { recursive: true, preserveTimestamps: true });
    for (const name of names) {
      const folder = path.join(work, name);
      mkdirSync(folder);
      chmodSync(folder, 0o777);
      const port = await freePort();
      const stopHost = await startHost(name, folder, site, port);
      try {
        await use(name, port);
      } finally {
        await stopHost();
      }
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
