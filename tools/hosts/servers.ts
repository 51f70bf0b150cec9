/** Starts real web servers on loopback, without privileges, configured from what the build wrote. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';

/** `nobody`: what root starts here must not run as root. */
const UNPRIVILEGED = 65_534;

type Launch = { command: string[]; env?: Record<string, string> };

export type HostName = 'preview' | 'nginx' | 'caddy' | 'apache';

type HostServer = {
  /** Debian's package and the program that it brings. */
  needs?: { name: string; program: string };
  version: string[];
  /** Writes what the server needs into a folder of its own and says how it is started. */
  prepare: (folder: string, site: string, port: number) => Launch;
};

const settings = (...parts: string[]) => projectFile('build/hosting', ...parts);

const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'headers',
  'alias',
  'rewrite',
  'setenvif',
  'env',
  'deflate',
  'filter',
];

function prepareNginx(folder: string, site: string, port: number): Launch {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
    access_log off;
    ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n    ')}
    sendfile on;
    include ${settings('nginx/maps.conf')};
    server {
        listen 127.0.0.1:${port};
        root ${site};
        include ${settings('nginx/server.conf')};
    }
}
`,
  );
  return { command: ['/usr/sbin/nginx', '-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`] };
}

function prepareApache(folder: string, site: string, port: number): Launch {
  writeFileSync(path.join(folder, 'mime.types'), '');
  const modules = APACHE_MODULES.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  writeFileSync(
    path.join(folder, 'apache.conf'),
    `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
LogLevel error
TypesConfig ${folder}/mime.types
ServerTokens Prod
TraceEnable Off
DocumentRoot ${site}
<Directory />
    Require all denied
    AllowOverride None
</Directory>
<Directory ${site}>
    Require all granted
    AllowOverride All
    Options FollowSymLinks Indexes
</Directory>
`,
  );
  return { command: ['/usr/sbin/apache2', '-DFOREGROUND', '-f', `${folder}/apache.conf`] };
}

export const HOST_SERVERS: Record<HostName, HostServer> = {
  preview: {
    version: [process.execPath, '--version'],
    prepare: (_folder, site, port) => ({
      command: [process.execPath, projectFile('tools/preview/preview.ts')],
      env: { PORT: String(port), SITE_ROOT: site },
    }),
  },
  nginx: {
    needs: { name: 'nginx', program: '/usr/sbin/nginx' },
    version: ['/usr/sbin/nginx', '-v'],
    prepare: prepareNginx,
  },
  caddy: {
    needs: { name: 'caddy', program: '/usr/bin/caddy' },
    version: ['/usr/bin/caddy', 'version'],
    prepare: (folder, site, port) => ({
      command: ['/usr/bin/caddy', 'run', '--config', settings('caddy/Caddyfile'), '--adapter', 'caddyfile'],
      env: {
        SITE_ADDRESS: `http://:${port}`,
        SITE_BIND: '127.0.0.1',
        SITE_ROOT: site,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    }),
  },
  apache: {
    needs: { name: 'apache2', program: '/usr/sbin/apache2' },
    version: ['/usr/sbin/apache2', '-v'],
    prepare: prepareApache,
  },
};

/** The Debian package that is missing for a host, if any; `preview` needs none. */
export function missingPackage(host: HostName): string | undefined {
  const { needs } = HOST_SERVERS[host];
  return needs && !existsSync(needs.program) ? needs.name : undefined;
}

/** Version of a server, e.g. `1.22.1`. */
export function serverVersion(host: HostName): string {
  const [program = '', ...args] = HOST_SERVERS[host].version;
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return /v?\d+\.\d+[.\d]*/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown';
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break;
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`The server on port ${port} did not start`);
}

/**
 * Starts a host and waits until it answers.
 * @param folder an empty folder of its own, writable for everybody
 * @param site folder of the site
 * @returns a function that stops it
 */
export async function startHost(host: HostName, folder: string, site: string, port: number) {
  const { command, env } = HOST_SERVERS[host].prepare(folder, site, port);
  const [program = '', ...args] = command;
  const asRoot = process.getuid?.() === 0;
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
    ...(asRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
  });
  let log = '';
  server.stderr?.on('data', (text) => {
    log += text;
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  try {
    await answers(port, server);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${host}: ${error instanceof Error ? error.message : error}\n${log}`);
  }
  return () => {
    server.kill('SIGTERM');
    return ended;
  };
}
