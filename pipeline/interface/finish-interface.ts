import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { finishedDictionary, finishedKey } from '#app/content/interface.ts';
import { projectFile } from '#app/content/source.ts';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { keysInSource, mayTranslate } from './keys-in-source.ts';

/** Where the finished dictionaries lie: files, because the browser fetches them as such. */
const FOLDER = projectFile('.cache/interface');

function writeDictionaries(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    writeFileSync(path.join(FOLDER, `${language}.json`), JSON.stringify(finishedDictionary(language)));
  }
}

/** Writes the finished Spanish into the calls that translate. Nothing moves to another line. */
function withFinishedKeys(code: string, file: string): string {
  let [finished, done] = ['', 0];
  for (const { key, start, end } of keysInSource(code, file)) {
    finished += code.slice(done, start) + JSON.stringify(finishedKey(key, file));
    done = end;
  }
  return finished + code.slice(done);
}

/**
 * Finishes the texts of the interface before anything reads them: the Spanish ones in the components, which are the keys
 * of the others, and the dictionaries. Documents and browser get the same words, and no code for it. The development
 * server has to be started again for a change of content/claims/.
 */
export function finishInterface(): Plugin {
  return {
    name: 'finish-interface',
    enforce: 'pre',
    buildStart: writeDictionaries,
    resolveId(source) {
      const [, file] = /[#/]content\/interface\/(\w+\.json(?:\?.*)?)$/.exec(source) ?? [];
      return file && normalizePath(path.join(FOLDER, file));
    },
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: /\bt\(|\btranslate\(/ },
      handler(code, id) {
        const file = path.posix.relative(normalizePath(projectFile()), normalizePath(id));
        return mayTranslate(file) ? { code: withFinishedKeys(code, file), map: null } : undefined;
      },
    },
    hotUpdate({ file }) {
      if (/content\/interface\/\w+\.json$/.test(normalizePath(file))) writeDictionaries();
    },
  };
}
