import { normalizePath, type Plugin } from 'vite';
import { PAGE_TABLE } from '#app/content/page-table.ts';
import { projectFile } from '#app/content/source.ts';

/**
 * Puts the table of pages in the place of the module that reads it from the disk (app/content/page-table.ts). As with
 * routes, the development server has to be started again for a new page or address.
 */
export function inlinePageTable(): Plugin {
  const module = normalizePath(projectFile('app/content/page-table.ts'));
  return {
    name: 'inline-page-table',
    load: (id) => (id === module ? `export const PAGE_TABLE = ${JSON.stringify(PAGE_TABLE)};` : undefined),
  };
}
