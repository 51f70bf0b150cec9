import { expect, test } from 'vitest';
import { readCollection } from '#app/content/file-collection.ts';
import { pageEntries } from '#app/content/page-entries.ts';
import { companySchema } from '#app/content/schema/company.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { numbersIn, spanishLeftIn } from '../support/text.ts';

const { sample: _, ...company } = readCollection('company', companySchema);

const texts = [
  ...Object.values(pageEntries()).flatMap(({ name, title, description }) => [name, title, description]),
  ...Object.values(company),
].filter((text) => text !== undefined);

test.each(PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'names, titles and descriptions of pages, and what only the company can say, in %s keep every number, and no Spanish',
  (language) => {
    for (const { [DEFAULT_LANGUAGE]: spanish, [language]: text } of texts) {
      expect(numbersIn(text), text).toEqual(numbersIn(spanish));
      expect(spanishLeftIn(text, language), text).toEqual([]);
    }
  },
);
