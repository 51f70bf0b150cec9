import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { projectFile } from '../../app/content/source.ts';

/**
 * Loads the built renderer before React Router asks for the first document: it gives up on a document after ten seconds, and
 * on a busy machine loading alone takes as long.
 */
export function loadRenderer(): Plugin {
  return {
    name: 'load-renderer',
    async configurePreviewServer() {
      await import(pathToFileURL(projectFile('build/server/index.js')).href);
    },
  };
}
