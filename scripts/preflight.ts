/** `npm run preflight`: lists every sample value that is still in place; exits 1 while there is one. */
import { parse } from 'yaml';
import { readText } from '../content/source.ts';
import settings from '../site.config.ts';

type Finding = { file: string; field: string; value: string };

/** What gives a sample away: reserved domains (RFC 2606), numbers made of zeros, names that say so. */
const SAMPLE =
  /\.example\b|\bejemplo\b|\bmuestra\b|\bfictici|0{3}[ -]?0{3}|[A-Z]-?0{6,}|\btomo 0+\b|^03000$/i;

function walk(file: string, value: unknown, field: string, found: Finding[]): void {
  if (typeof value === 'string') {
    if (SAMPLE.test(value)) found.push({ file, field, value });
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      walk(file, item, field ? `${field} › ${key}` : key, found);
  }
}

/** Everything that must be replaced before the site is published. */
export function sampleValues(): Finding[] {
  const found: Finding[] = [];
  walk('site.config.ts', settings, '', found);
  walk('content/suppliers.yaml', parse(readText('content/suppliers.yaml')), '', found);

  const testimonials = parse(readText('content/testimonials.yaml')) as { name: string; sample: boolean }[];
  testimonials.forEach(({ name, sample }, index) => {
    if (sample) found.push({ file: 'content/testimonials.yaml', field: `${index} › sample`, value: name });
  });
  const wall = parse(readText('content/wall-layers.yaml')) as { sample: boolean };
  if (wall.sample)
    found.push({ file: 'content/wall-layers.yaml', field: 'sample', value: 'thicknesses of the wall' });
  const pictures = parse(readText('content/pictures.yaml')) as Record<
    string,
    { file: string; render: boolean }
  >;
  for (const [id, { file, render }] of Object.entries(pictures)) {
    if (render) found.push({ file: 'content/pictures.yaml', field: `${id} › render`, value: file });
  }
  return found;
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
