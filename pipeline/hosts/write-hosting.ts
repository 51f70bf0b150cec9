/** Writes the settings of every host, from the one policy in hosting/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { htaccess } from '#hosting/settings/apache.ts';
import { caddyfile } from '#hosting/settings/caddy.ts';
import { nginxMaps, nginxServer } from '#hosting/settings/nginx.ts';
import { headersFile, redirectsFile } from '#hosting/settings/services.ts';
import { siteFacts } from '#hosting/site-facts.ts';

const NOTE =
  '# Written by `npm run build` from hosting/: a change made here is gone after the next build.\n\n';

/** Writes build/hosting, and into build/client what Apache, Netlify and Cloudflare Pages look for there. */
export function writeHosting(): void {
  const site = projectFile('build/client');
  const facts = siteFacts(site);
  const files: Record<string, string> = {
    'client/.htaccess': htaccess(facts),
    'client/_headers': headersFile(facts),
    'client/_redirects': redirectsFile(facts),
    'hosting/caddy/Caddyfile': caddyfile(facts),
    'hosting/nginx/maps.conf': nginxMaps(facts),
    'hosting/nginx/server.conf': nginxServer(),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = projectFile('build', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, NOTE + text);
  }
}
