import { existsSync } from 'node:fs';
import type { Collection } from '#app/content/entries.ts';
import { questionsOnPagesSchema } from '#app/content/schema/answers.ts';
import { claimsSchema } from '#app/content/schema/claims.ts';
import { FILE_COLLECTIONS } from '#app/content/schema/collection-schemas.ts';
import { usualWorksSchema } from '#app/content/schema/schedule.ts';
import { siteSettingsSchema } from '#app/content/schema/settings.ts';
import { projectFile } from '#app/content/source.ts';

/** Schemas of the forms that are one file, or one for each language. */
export const FILE_FORMS = {
  settings: siteSettingsSchema,
  'claims-and-vat': claimsSchema,
  'usual-works': usualWorksSchema,
  'questions-on-pages': questionsOnPagesSchema,
  ...FILE_COLLECTIONS,
};

export type FileForm = keyof typeof FILE_FORMS;

/** The file of such a form, with Sveltia's word for the language if each has its own. */
export function formFile(name: string): string {
  const whole = `content/${name}.yaml`;
  return existsSync(projectFile(whole)) ? whole : `content/${name}/{{locale}}.yaml`;
}

/** Options of a form for entries, each in its own folder, that are not in its schema. */
type EntryForm = {
  /** the field that names an entry in lists and messages */
  identifier: string;
  /** name of its folder */
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
