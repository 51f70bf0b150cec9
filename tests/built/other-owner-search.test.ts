import { describe, expect, test } from 'vitest';
import { PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { pathFor } from '#app/site/paths.ts';
import settings from '#config';
import { documentFile } from '#hosting/documents.ts';
import { OTHER_ROOT, textOf } from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { RULES } from '../support/search-engine-rules.ts';
import { scriptsIn, thingOn } from '../support/structured-data.ts';

describe.each(PUBLISHED_LANGUAGES)('search engines are told of another owner, in %s,', (language) => {
  const company = thingOn(pathFor('home', language), 'GeneralContractor', OTHER_ROOT);

  test('names, numbers and place as he has set them', () => {
    expect(company).toMatchObject({
      '@id': `${owner.siteUrl}/#company`,
      name: owner.brand,
      legalName: owner.company.legalName,
      taxID: owner.company.taxId,
      telephone: owner.contact.phone,
      geo: owner.company.address.coordinates ?? {},
      sameAs: Object.values(owner.social),
    });
    expect(company?.areaServed).toMatchObject(owner.company.areasServed.map((name) => ({ name })));
  });

  test('in a script that no name of his can end', () => {
    const document = textOf(documentFile(pathFor('home', language)), OTHER_ROOT);
    expect(owner.company.legalName).toContain('<');
    expect(scriptsIn(document).join()).not.toContain('<');
  });

  test('no parent company if he has none', () => {
    expect(owner.company.parentCompany).toBeNull();
    expect(company).not.toHaveProperty('parentOrganization');
  });

  test('his own video, with all that search engines require of one', () => {
    const video = thingOn(pathFor('phases', language), 'VideoObject', OTHER_ROOT);
    expect(Object.keys(video ?? {})).toEqual(expect.arrayContaining(RULES.VideoObject?.given ?? ['a rule']));
    expect(video).toMatchObject({ embedUrl: `https://www.youtube-nocookie.com/embed/${owner.video?.id}` });
  });
});

test('a tax number is told, unless it is made of zeros', () => {
  const { taxId } = settings.company;
  const told = thingOn('/', 'GeneralContractor')?.taxID;
  expect(told).toBe(/0{6}/.test(taxId) ? undefined : taxId);
});
