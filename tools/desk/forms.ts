import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { COLLECTIONS, type Collection } from '#app/content/entries.ts';
import { claimsSchema } from '#app/content/schema/claims.ts';
import {
  advantagesSchema,
  answerGroupsSchema,
  blogSchema,
  filmSchema,
  handoverSchema,
  homeSchema,
  pagesSchema,
  phasesSchema,
  picturesSchema,
  priceSchema,
  roadSchema,
  serviceSchema,
  suppliersSchema,
  usualWorksSchema,
  wallSchema,
} from '#app/content/schema/collections.ts';
import { plannerSchema } from '#app/content/schema/planner.ts';
import { siteSettingsSchema } from '#app/content/schema/settings.ts';
import { projectFile } from '#app/content/source.ts';

/** Forms of content/ that are one file, or one for each language, by their group. */
export const FILE_GROUPS = {
  company: {
    settings: siteSettingsSchema,
    claims: claimsSchema,
    service: serviceSchema,
    price: priceSchema,
    handover: handoverSchema,
    suppliers: suppliersSchema,
    planner: plannerSchema,
  },
  pages: {
    home: homeSchema,
    advantages: advantagesSchema,
    'wall-layers': wallSchema,
    road: roadSchema,
    'usual-works': usualWorksSchema,
    phases: phasesSchema,
    film: filmSchema,
    blog: blogSchema,
    'answer-groups': answerGroupsSchema,
    'pages-and-navigation': pagesSchema,
  },
  images: { pictures: picturesSchema },
} satisfies Record<string, Record<string, z.ZodType>>;

/** The file of such a form, with Sveltia's word for the language if each has its own. */
export function formFile(name: string): string {
  const whole = `content/${name}.yaml`;
  return existsSync(projectFile(whole)) ? whole : `content/${name}/{{locale}}.yaml`;
}

/** What the forms of collections with an entry for each folder say besides their schema. */
type EntryForm = {
  /** the field that lists and messages call an entry by */
  identifier: string;
  /** how its folder is called */
  slug: unknown;
  /** whether a text stands below the fields, and whether each entry needs one */
  text?: { required: boolean };
  /** the field that lists are sorted by at first */
  sort: { field: string; direction: 'ascending' | 'descending' };
};

const SLUG_RULE = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'Escribe palabras en minúsculas, sin acentos y unidas por guiones.',
];
const SLUG_HINT = 'Nombre de la carpeta: no cambia después.';

export const ENTRY_FORMS: Record<Collection, EntryForm> = {
  works: {
    identifier: 'name',
    slug: { template: '{{fields.slug}}', editable: ['create'], hint: SLUG_HINT, pattern: SLUG_RULE },
    text: { required: false },
    sort: { field: 'order', direction: 'ascending' },
  },
  articles: {
    identifier: 'title',
    slug: { template: '{{fields.slug}}', editable: ['create'], hint: SLUG_HINT, pattern: SLUG_RULE },
    text: { required: true },
    sort: { field: 'date', direction: 'descending' },
  },
  answers: {
    identifier: 'question',
    slug: {
      editable: ['create'],
      hint: 'Nombre corto, mejor en inglés: es el final de su dirección en todos los idiomas y no cambia después.',
      pattern: SLUG_RULE,
    },
    text: { required: true },
    sort: { field: 'question', direction: 'ascending' },
  },
  testimonials: {
    identifier: 'name',
    slug: '{{fields.name}}',
    sort: { field: 'order', direction: 'ascending' },
  },
};

/** The folders of entries with their Spanish schema, which has the fields of all languages. */
export function entrySchema(collection: Collection): z.ZodType {
  return COLLECTIONS[collection].spanish;
}

export const ENTRY_COLLECTIONS = Object.keys(ENTRY_FORMS) as Collection[];
