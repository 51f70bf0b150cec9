import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { finishedDictionary, finishedKey } from '#app/content/interface.ts';
import { projectFile } from '#app/content/source.ts';
import { LANGUAGES } from '#app/site/language-codes.ts';
import { keysInSource, mayTranslate } from './keys-in-source.ts';

/** Folder of the finished dictionaries. They are files because the browser fetches them. */
const FOLDER = projectFile('.cache/interface');

function writeDictionaries(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const language of LANGUAGES) {
    writeFileSync(path.join(FOLDER, `${language}.json`), JSON.stringify(finishedDictionary(language)));
  }
}

/** Replaces the keys in calls of `t` and `translate` with their finished text. Line numbers stay the same. */
function withFinishedKeys(code: string, file: string): string {
  let [finished, done] = ['', 0];
  for (const { key, start, end } of keysInSource(code, file)) {
    finished += code.slice(done, start) + JSON.stringify(finishedKey(key, file));
    done = end;
  }
  return finished + code.slice(done);
}

/**
 * Plugin for Vite that fills the numbers of the claims into the texts of the interface: the Spanish texts in components,
 * which are the keys of the translations, and the dictionaries. Documents and browser get the same words, and the browser
 * no code for it. After a change of content/claims/ the development server has to be restarted.
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
