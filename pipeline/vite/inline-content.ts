import { globSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';
import { pageLinks } from '#app/content/page-links.ts';
import { forBrowser, readSettings, SETTINGS_FILE } from '#app/content/settings-file.ts';
import { projectFile } from '#app/content/source.ts';

const PAGES = 'content/pages-and-navigation/*.yaml';

/** Modules that read content from the disk, the code that replaces each, and the files it is made from. */
const MODULES = [
  {
    module: 'app/content/page-links.ts',
    code: () => `export const PAGE_LINKS = ${JSON.stringify(pageLinks())};`,
    files: () => globSync(PAGES, { cwd: projectFile() }),
  },
  {
    module: 'app/content/settings.ts',
    code: (inBrowser: boolean) =>
      `export default ${JSON.stringify(inBrowser ? forBrowser(readSettings()) : readSettings())};`,
    files: () => [SETTINGS_FILE],
  },
].map(({ module, ...rest }) => ({ id: normalizePath(projectFile(module)), ...rest }));

/**
 * Plugin for Vite that replaces the modules that read the page table and the owner's settings from the disk with their
 * data: a browser has no disk, and no use for a YAML parser. It gets only the settings it needs. The development server
 * has to be restarted for a new page or address, and for settings it needs itself (languages, video, analytics).
 */
export function inlineContent(): Plugin {
  return {
    name: 'inline-content',
    load(id) {
      const inlined = MODULES.find((each) => each.id === id);
      if (!inlined) return undefined;
      for (const file of inlined.files()) this.addWatchFile(projectFile(file));
      return inlined.code(this.environment.name === 'client');
    },
  };
}
