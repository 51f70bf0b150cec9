/** `npm run i18n:rename "old" "new"`: moves a Spanish text, in the source and in every dictionary, keeping translations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '#app/site/languages.ts';
import { stop } from '../stop.ts';
import { usedKeys } from './keys.ts';
import { dictionaryFile, readDictionary } from './sources.ts';

function literal(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

const [from, to] = process.argv.slice(2);
if (!from || !to) stop('Usage: npm run i18n:rename "old Spanish text" "new Spanish text"');
const uses = usedKeys();
if (!uses.some(({ key }) => key === from)) stop(`No component uses "${from}".`);
if (uses.some(({ key }) => key === to)) {
  stop(`"${to}" is in use already: the two texts would share their translations.`);
}
for (const file of new Set(uses.filter(({ key }) => key === from).map((use) => use.file))) {
  const source = readFileSync(file, 'utf8');
  const renamed = source
    .replaceAll(`'${literal(from)}'`, `'${literal(to)}'`)
    .replaceAll(`"${from}"`, `"${to}"`);
  writeFileSync(file, renamed);
  console.log(file);
}
for (const language of LANGUAGES) {
  const file = dictionaryFile(language);
  if (!existsSync(file)) continue;
  const entries = Object.entries(readDictionary(language)).map(([key, value]) => [
    key === from ? to : key,
    value,
  ]);
  // A soft hyphen cannot be seen in a file unless it is written so.
  const text = JSON.stringify(Object.fromEntries(entries), null, 2).replaceAll('\u00ad', '\\u00ad');
  writeFileSync(file, `${text}\n`);
  console.log(file);
}
