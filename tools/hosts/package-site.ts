/**
 * `npm run package -- netlify` or `-- cloudflare`: copies the built site into build/netlify or build/cloudflare, in the
 * form that service needs. Both compress by themselves, and both serve `technology.html`, not `technology/index.html`,
 * at `/technology`.
 */
import { cpSync, existsSync, globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '#app/content/source.ts';
import { isCompressedForm } from '#hosting/compression.ts';
import { cloudflareHeaders, cloudflareRedirects } from '#hosting/settings/cloudflare.ts';
import { netlifyHeaders, netlifyRedirects } from '#hosting/settings/netlify.ts';
import { siteFacts } from '#hosting/site-facts.ts';
import { stop } from '../stop.ts';

const SERVICES = {
  netlify: { headers: netlifyHeaders, redirects: netlifyRedirects },
  cloudflare: { headers: cloudflareHeaders, redirects: cloudflareRedirects },
};

export type Service = keyof typeof SERVICES;

/** Writes the folder that is uploaded to a service. */
export function packageSite(service: Service, folder: string): void {
  const site = projectFile('build/client');
  const facts = siteFacts(site);
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, {
    recursive: true,
    filter: (file) => !isCompressedForm(file) && path.basename(file) !== '.htaccess',
  });
  for (const file of globSync('*/**/index.html', { cwd: folder })) {
    renameSync(path.join(folder, file), path.join(folder, `${path.dirname(file)}.html`));
  }
  for (const [name, write] of Object.entries(SERVICES[service])) {
    writeFileSync(path.join(folder, `_${name}`), write(facts));
  }
}

if (import.meta.main) {
  const service = process.argv[2] ?? '';
  if (!Object.hasOwn(SERVICES, service) || !existsSync(projectFile('build/client/index.html'))) {
    stop('After `npm run build`: npm run package -- netlify, or npm run package -- cloudflare');
  }
  packageSite(service as Service, projectFile('build', service));
  console.log(`build/${service} is ready to be uploaded.`);
}
