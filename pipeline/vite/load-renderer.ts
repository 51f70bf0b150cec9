import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { projectFile } from '../../app/content/source.ts';

/**
 * Loads the built renderer before React Router asks for the first document. With that, the first request would take half of
 * the ten seconds after which React Router gives up on a document: more than all of them on a busy machine.
 */
export function loadRenderer(): Plugin {
  return {
    name: 'load-renderer',
    async configurePreviewServer() {
      await import(pathToFileURL(projectFile('build/server/index.js')).href);
    },
  };
}
