import { writeFileSync } from 'node:fs';
import { projectFile } from '#app/content/source.ts';
import { MANIFEST_PATH } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { colour } from '../theme-tokens.ts';

/**
 * Writes the web app manifest: the site on a phone's home screen. It opens the Spanish home page, which leads on to the
 * language of the phone.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function writeManifest(): void {
  const icon = (kind: string, size: number, purpose: string) => ({
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: settings.brand,
    start_url: '/',
    // Keeps the address and the back button: this is a website, not an app.
    display: 'minimal-ui',
    theme_color: colour('paper'),
    background_color: colour('paper'),
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  };
  writeFileSync(projectFile('build/client', MANIFEST_PATH), JSON.stringify(manifest));
}
