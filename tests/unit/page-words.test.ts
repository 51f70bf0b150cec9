import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectionTexts } from '#app/content/file-collection.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { plannerWords } from '#app/content/schema/planner.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { numbersIn, placeholdersIn, spanishLeftIn } from '../support/text.ts';

const texts = [
  ...Object.entries(FILE_COLLECTIONS)
    // The road names the papers of Spanish town halls.
    .filter(([name]) => name !== 'planner' && name !== 'road')
    .flatMap(([name, schema]) => collectionTexts(name, schema)),
  // The calculator's sources have Spanish names.
  ...collectionTexts('planner', z.object({ words: plannerWords })),
];

/** Values of the page and claims. Of the settings a language may say others: a region that its readers do not know. */
const valuesIn = (text: string) =>
  placeholdersIn(text).filter((name) => !/^{{(?:brand|year|city|region)}}$/.test(name));

test.each(PUBLISHED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  'what pages and the company say in %s keeps every value and number, and has no Spanish left',
  (language) => {
    for (const { [DEFAULT_LANGUAGE]: spanish = '', [language]: text = '' } of texts) {
      expect(valuesIn(text), text).toEqual(valuesIn(spanish));
      expect(numbersIn(text), text).toEqual(numbersIn(spanish));
      expect(spanishLeftIn(text, language), text).toEqual([]);
    }
  },
);
