/** `npm run preflight`: lists every sample value that is still in place; exits 1 while there is one. */
import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { COLLECTIONS, type Collection, entryFile, readFields } from '#app/content/entries.ts';
import { projectFile, readText } from '#app/content/source.ts';
import { companyIsSample } from '#app/site/settings.ts';
import settings from '#config';

export type Finding = { file: string; field: string; value: string };

/** Names of the sample that only a list can tell from others, by file and field. */
const NAMES: Record<string, Record<string, string[]>> = parse(readText('tools/preflight/sample-names.yaml'));

/** What gives a sample away anywhere: domains that are reserved for examples (RFC 2606). */
const RESERVED = /\bexample\.(?:com|net|org)\b|\.(?:example|test|invalid)\b/i;

/** What does in the settings, which hold no prose: numbers made of zeros, words that say so. */
const PLACEHOLDER =
  /\b(?:de )?ejemplo\b|\bmuestra\b|\bfictici|0{3}[ -]?0{3}|[A-Z]-?0{6,}|\b(?:tomo|folio) 0+\b|^\d{2}000$/i;

function isSample({ file, field, value: text }: Finding): boolean {
  return (
    RESERVED.test(text) ||
    (file === 'site.config.ts' && PLACEHOLDER.test(text)) ||
    (NAMES[file]?.[field.split(' › ').at(-1) ?? '']?.includes(text) ?? false)
  );
}

/** Words that say which thing an entry is, where only a flag marks it as a sample. */
function nameOf(entry: object): string {
  const { name, file, id } = entry as Record<string, unknown>;
  return [name, file, id].find((word) => typeof word === 'string') ?? 'still marked as a sample';
}

/**
 * Every sample value in the data of a file: reserved domains, placeholders, names of the sample, and what is marked
 * with `sample: true` or `render: true`.
 * @param file path from the project's root
 * @param field where `value` stands in the file, its parts joined by ` › `
 */
export function samplesIn(file: string, value: unknown, field = ''): Finding[] {
  if (typeof value === 'string') return isSample({ file, field, value }) ? [{ file, field, value }] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const itsField = field ? `${field} › ${key}` : key;
    const isMark = (key === 'sample' || key === 'render') && item === true;
    return isMark ? [{ file, field: itsField, value: nameOf(value) }] : samplesIn(file, item, itsField);
  });
}

/** Everything that must be replaced before the site is published. */
export function sampleValues(): Finding[] {
  // Samples of testimonials leave the site with the sample company: they are content that is still missing, not a lie.
  const collections = (Object.keys(COLLECTIONS) as Collection[]).filter(
    (collection) => companyIsSample || collection !== 'testimonials',
  );
  const patterns = ['content/*.yaml', ...collections.map((collection) => entryFile(collection, '*'))];
  const files = globSync(patterns, { cwd: projectFile() }).sort();
  return [
    ...samplesIn('site.config.ts', settings),
    ...files.flatMap((file) => samplesIn(file, readFields(file).fields)),
  ];
}

if (import.meta.main) {
  const found = sampleValues();
  for (const { file, field, value } of found) console.log(`${file}: ${field}: ${value}`);
  if (found.length > 0) {
    console.error(`\n${found.length} sample values are still in place. Replace them before you publish.`);
    process.exit(1);
  }
  console.log('No sample values left: the site is yours to publish.');
}
