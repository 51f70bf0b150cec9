import { describe, expect, test } from 'vitest';
import { pathFor } from '#app/site/paths.ts';
import settings from '#config';
import { documentFile } from '#hosting/documents.ts';
import { OTHER_ROOT, textOf } from '../support/built-site.ts';
import owner from '../support/other-owner.config.ts';
import { scriptsIn, thingOn } from '../support/structured-data.ts';

describe.each(owner.languages)('search engines are told of another owner, in %s,', (language) => {
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
  });

  test('in a script that no name of his can end', () => {
    const document = textOf(documentFile(pathFor('home', language)), OTHER_ROOT);
    expect(owner.company.legalName).toContain('<');
    expect(scriptsIn(document).join()).not.toContain('<');
  });

  test('his own video, with its day and length', () => {
    const video = thingOn(pathFor('phases', language), 'VideoObject', OTHER_ROOT);
    expect(video).toMatchObject({
      embedUrl: `https://www.youtube-nocookie.com/embed/${owner.video?.id}`,
      uploadDate: `${owner.video?.published}T12:00:00Z`,
      duration: `PT${owner.video?.seconds}S`,
    });
  });
});

test('a tax number is told, unless it is made of zeros', () => {
  const { taxId } = settings.company;
  const told = thingOn('/', 'GeneralContractor')?.taxID;
  expect(told).toBe(/0{6}/.test(taxId) ? undefined : taxId);
});
