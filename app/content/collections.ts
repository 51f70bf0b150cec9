import type { z } from 'zod';
import { LANGUAGE_INFO, type Language } from '#app/site/published-languages.ts';
import settings from '#config';
import { resolveLink } from './articles.ts';
import { entries, langOf, textOf } from './entries.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { finishedText } from './finished-text.ts';
import { type InOneLanguage, inLanguage } from './in-language.ts';
import { numbersIn } from './pictures.ts';
import { internalPath } from './references.ts';
import { FILE_COLLECTIONS } from './schema/collection-schemas.ts';
import { teamSchema } from './schema/company.ts';
import { advantagesSchema } from './schema/home.ts';
import { ROAD_WEEKS, roadSchema, usualWorksSchema } from './schema/schedule.ts';
import { handoverSchema, priceSchema, serviceSchema } from './schema/service.ts';
import { suppliersSchema, wallSchema } from './schema/technology.ts';
import { companyIsSample } from './settings-file.ts';
import { readYaml } from './source.ts';

/** File that names the works and pictures of the home page, for error messages. */
export const HOME_FILE = collectionFile('home');
/** File that names the portraits of the company's page, for error messages. */
export const TEAM_FILE = collectionFile('team');

type Folder = keyof typeof FILE_COLLECTIONS;

/** What a folder of content/ says, in one language. */
export type ContentOf<Name extends Folder> = InOneLanguage<z.output<(typeof FILE_COLLECTIONS)[Name]>>;

/** What a folder of content/ with a file for each language says, in one of them. */
export function contentOf<Name extends Folder>(name: Name, language: Language): ContentOf<Name> {
  const content = readCollection(name, FILE_COLLECTIONS[name]);
  return inLanguage(content, language) as ContentOf<Name>;
}

/** The five phases in a language. */
export function phases(language: Language) {
  return contentOf('phases', language).phases;
}

/** The road from the first talk to the works in a language, and the weeks of its scale. */
export function road(language: Language) {
  return { ...inLanguage(readCollection('road', roadSchema), language), scale: ROAD_WEEKS };
}

/** How the price is paid, in a language. */
export function price(language: Language) {
  return inLanguage(readCollection('price', priceSchema), language);
}

/** A list of language names in a language, such as «español, inglés y alemán». */
function named(codes: readonly Language[], language: Language): string {
  const { locale } = LANGUAGE_INFO[language];
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return finishedText(
    new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code)),
    language,
  );
}

/** How the company works with enquirers, in a language; language codes become names. */
export function service(language: Language) {
  const { languages, ...rest } = inLanguage(readCollection('service', serviceSchema), language);
  return {
    ...rest,
    languages: {
      ...languages,
      writing: named(languages.writing, language),
      talking: named(languages.talking, language),
    },
  };
}

/** The people who run the building sites, in a language; the codes of the languages they speak become names. */
export function team(language: Language) {
  return readCollection('team', teamSchema).map(({ languages, ...person }) => ({
    ...inLanguage(person, language),
    name: person.name[language] ?? person.name.es,
    languages: named(languages, language),
  }));
}

/** What comes with the keys, in a language. */
export function handover(language: Language) {
  return inLanguage(readCollection('handover', handoverSchema), language);
}

/**
 * The six advantages in a language, each with the path of its proof.
 * @throws {ContentError} if a proof does not exist
 */
export function advantages(language: Language) {
  const references = {
    file: collectionFile('advantages'),
    language,
    resolveLink: resolveLink(language),
  };
  return inLanguage(readCollection('advantages', advantagesSchema), language).map(({ proof, ...rest }) => ({
    ...rest,
    proof: internalPath(proof, references) ?? '',
  }));
}

/** The testimonials in a language: samples only while the company is a sample too, so that none passes for a client's. */
export function testimonials(language: Language) {
  return entries('testimonials')
    .toSorted((a, b) => a.facts.order - b.facts.order)
    .filter(({ facts }) => companyIsSample(settings) || !facts.sample)
    .map((entry) => {
      const { name, rating, sample } = entry.facts;
      const written = textOf(entry, language);
      return { name, rating, sample, text: written.meta.text, lang: langOf(written, language) };
    });
}

/** The approved suppliers in a language. */
export function suppliers(language: Language) {
  return inLanguage(readCollection('suppliers', suppliersSchema), language);
}

/** The exterior wall of the technology page in a language. */
export function wall(language: Language) {
  return inLanguage(readCollection('wall-layers', wallSchema), language);
}

/** Labels of the numbers in a picture, in order. Only the picture of the wall model has any, one for each layer. */
export function numberNames(picture: string, language: Language): string[] {
  const { length } = numbersIn(picture);
  return wall(language)
    .layers.slice(0, length)
    .map(({ name }) => name);
}

/** How long building in brick and concrete usually takes, with the sources: the same in every language. */
export function usualWorks() {
  return readYaml('content/usual-works.yaml', usualWorksSchema);
}

export type UsualWorks = ReturnType<typeof usualWorks>;
export type Phase = ReturnType<typeof phases>[number];
export type Road = ReturnType<typeof road>;
export type Service = ReturnType<typeof service>;
export type Person = ReturnType<typeof team>[number];
export type Handover = ReturnType<typeof handover>;
export type Advantage = ReturnType<typeof advantages>[number];
export type Testimonial = ReturnType<typeof testimonials>[number];
export type Supplier = ReturnType<typeof suppliers>[number];
export type Wall = ReturnType<typeof wall>;
export type WallLayer = Wall['layers'][number];
