import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * Lets a document carry a script of ours in its own text: `import code from './x.ts?inline-script'` gives the file and
 * what it imports as one minified script. Readable TypeScript in the source, a few hundred bytes in the document.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer);
      return resolved && `${resolved.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const input = id.slice(0, -QUERY.length);
      this.addWatchFile(input);
      const bundle = await rolldown({ input, platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
