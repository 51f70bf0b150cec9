/** Real web servers on loopback, without privileges, configured by what the build wrote. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { freePort } from '#tools/free-port.ts';
import { CHALLENGE } from './requests.ts';

/** `nobody`: what root starts here must not run as root. */
const UNPRIVILEGED = 65_534;

const settings = (file: string) => projectFile('build/hosting', file);

type Place = { folder: string; site: string; port: number };

function nginxConf({ folder, site, port }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
    access_log off;
    ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n    ')}
    include ${settings('nginx/maps.conf')};
    server {
        listen 127.0.0.1:${port};
        root ${site};
        include ${settings('nginx/server.conf')};
    }
}
`;
}

/** Of a shared host: what may be changed stands in the `.htaccess` of the site. */
function apacheConf({ folder, site, port }: Place): string {
  const modules = 'mpm_event authz_core mime dir headers alias rewrite setenvif env deflate filter'.split(
    ' ',
  );
  return `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
TypesConfig /dev/null
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
`;
}

/** Debian's program of each server, and the arguments that it is started with. */
const SERVERS = {
  nginx: {
    program: '/usr/sbin/nginx',
    args: (place: Place, conf: string) => {
      writeFileSync(conf, nginxConf(place));
      return ['-e', 'stderr', '-p', place.folder, '-c', conf];
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    args: () => ['run', '--config', settings('caddy/Caddyfile'), '--adapter', 'caddyfile'],
  },
  apache2: {
    program: '/usr/sbin/apache2',
    args: (place: Place, conf: string) => {
      writeFileSync(conf, apacheConf(place));
      return ['-DFOREGROUND', '-f', conf];
    },
  },
};

/** The servers by the names of their Debian packages. */
export const SERVER_NAMES = Object.keys(SERVERS) as (keyof typeof SERVERS)[];

/**
 * Starts a server with a copy of the site that it cannot write to, and waits until it answers.
 * @returns its port, and a function that stops it
 * @throws if it is not installed or does not start
 */
export async function startServer(name: (typeof SERVER_NAMES)[number]) {
  const { program, args } = SERVERS[name];
  if (!existsSync(program)) throw new Error(`apt-get install --no-install-recommends ${name}`);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o777);
  const place = { folder, site: path.join(folder, 'site'), port: await freePort() };
  cpSync(projectFile('build/client'), place.site, { recursive: true, preserveTimestamps: true });
  const challenge = path.join(place.site, CHALLENGE.path);
  mkdirSync(path.dirname(challenge), { recursive: true });
  writeFileSync(challenge, CHALLENGE.content);
  const server = spawn(program, args(place, path.join(folder, 'conf')), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      SITE_ADDRESS: `http://:${place.port}`,
      SITE_BIND: '127.0.0.1',
      SITE_ROOT: place.site,
      HOME: folder,
    },
    ...(process.getuid?.() === 0 && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt++) {
    const answers = await fetch(`http://127.0.0.1:${place.port}/`).catch(() => undefined);
    if (answers) return { port: place.port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${name} did not start: see above`);
}
