/**
 * `npm run i18n:status`: what each language lacks, file by file, and what is stale since the Spanish changed.
 * `npm run i18n:status -- --confirm [file] [language]` notes that translations are up to date again.
 */
import { writeFileSync } from 'node:fs';
import { usedKeys } from './keys.ts';
import {
  fingerprint,
  LEDGER,
  readDictionary,
  readLedger,
  TRANSLATED,
  translationSources,
} from './sources.ts';

const sources = translationSources();
const ledger = readLedger();

function confirm(onlyFile?: string, onlyLanguage?: string): void {
  for (const { file, spanish, missing } of sources) {
    if (onlyFile && file !== onlyFile) continue;
    for (const language of TRANSLATED) {
      if ((onlyLanguage && language !== onlyLanguage) || missing(language) > 0) continue;
      ledger[file] = { ...ledger[file], [language]: fingerprint(spanish) };
    }
  }
  writeFileSync(LEDGER, `${JSON.stringify(ledger, null, 2)}\n`);
}

function dictionaryRow(): string[] {
  const keys = usedKeys();
  return TRANSLATED.map((language) => {
    const dictionary = readDictionary(language);
    const missing = keys.filter((key) => !dictionary[key]?.trim()).length;
    return missing > 0 ? `${missing} missing` : 'ok';
  });
}

function table(): string[][] {
  const rows = sources.map(({ file, spanish, missing }) => [
    file.replace('content/', '').replace(/\/(?:index\.)?es\.\w+$/, ''),
    ...TRANSLATED.map((language) => {
      const count = missing(language);
      if (count > 0) return file.includes('/index.') ? 'missing' : `${count} missing`;
      return ledger[file]?.[language] === fingerprint(spanish) ? 'ok' : 'stale';
    }),
  ]);
  return [['file', ...TRANSLATED], ['interface', ...dictionaryRow()], ...rows];
}

const [flag, file, language] = process.argv.slice(2);
if (flag === '--confirm') confirm(file, language);
const rows = table();
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
