import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { numbersIn } from '../support/text.ts';

const spanishFiles = globSync('content/{articles,legal,answers}/*/es.md').sort();
const translated = PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The text without its links' targets and without the line that says which version prevails. */
function proseOf(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('](page-es:') && !/^(slug|updated):/.test(line))
    .join('\n')
    .replace(/\]\([^)]*?("[^"]*")?\)/g, '] $1');
}

/** Spanish says thousands of millions where the other languages have a word of their own. */
function withBillions(spanish: string): string {
  return spanish.replace(/\b(\d)\.(\d)00 (?=millones)/gu, '$1,$2 ').replace(/\b(\d),0 (?=millones)/gu, '$1 ');
}

/** Articles of laws: `6.1.a` in one language is `Art. 6 Abs. 1 Buchst. a` in another. */
function withoutCitationDots(text: string): string {
  return text.replace(/\b(6\.1|22\.2)\b/g, (citation) => citation.replace('.', ' '));
}

function targetsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.startsWith('page-es:'))
    .sort();
}

function outlineOf(file: string): string[] {
  return readFileSync(file, 'utf8').match(/^(#{2,4}(?= )|\||> |:::\w*|!\[)/gm) ?? [];
}

describe.each(spanishFiles)('%s', (spanish) => {
  test.each(translated)('has the same outline, links and pictures in %s', (language) => {
    const file = spanish.replace(/es\.md$/, `${language}.md`);
    expect(outlineOf(file)).toEqual(outlineOf(spanish));
    expect(targetsIn(file)).toEqual(targetsIn(spanish));
  });

  test.each(translated)('has the same numbers in %s', (language) => {
    const file = spanish.replace(/es\.md$/, `${language}.md`);
    expect(numbersIn(withoutCitationDots(proseOf(file)))).toEqual(
      numbersIn(withoutCitationDots(withBillions(proseOf(spanish)))),
    );
  });
});
