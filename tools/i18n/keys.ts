import { globSync, readFileSync } from 'node:fs';
import { keysInSource, mayTranslate } from '#pipeline/interface/keys-in-source.ts';

type KeyUse = { key: string; file: string };

/**
 * Every text that the components of app/ translate.
 * @throws if a call does not write its text out: only literal texts can be found, listed and renamed
 */
export function usedKeys(): KeyUse[] {
  return globSync('app/**/*.{ts,tsx}')
    .sort()
    .filter(mayTranslate)
    .flatMap((file) => keysInSource(readFileSync(file, 'utf8'), file).map(({ key }) => ({ key, file })));
}
