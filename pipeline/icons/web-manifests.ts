import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageWords } from '#app/content/page-entries.ts';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { manifestPath, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { colour } from '../theme-tokens.ts';

/**
 * The web app manifest of a language: the site on a phone's home screen, opening in that language.
 * @see https://www.w3.org/TR/appmanifest/
 */
function manifest(language: Language) {
  const home = pathFor('home', language);
  const icon = (kind: string, purpose: string) =>
    [192, 512].map((size) => ({
      src: `/icons/${kind}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: home,
    name: settings.brand,
    short_name: settings.brand,
    description: pageWords('home', language).description,
    lang: LANGUAGE_INFO[language].locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    // Keeps the address and the back button: this is a website, not an app.
    display: 'minimal-ui',
    theme_color: colour('paper'),
    background_color: colour('paper'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icon('icon', 'any'),
      ...icon('maskable', 'maskable'),
    ],
  };
}

/**
 * Writes a manifest for each published language.
 * @param root folder of the built site
 */
export function writeManifests(root: string): void {
  for (const language of PUBLISHED_LANGUAGES) {
    writeFileSync(path.join(root, manifestPath(language)), JSON.stringify(manifest(language)));
  }
}
