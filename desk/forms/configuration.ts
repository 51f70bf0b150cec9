import { type Collection, ENTRY_COLLECTIONS } from '#app/content/entries.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/site/language-codes.ts';
import settings from '#config';
import { describeSchema } from './described-schema.ts';
import { type Field, FormFields } from './form-fields.ts';
import { ENTRY_FORMS, FILE_FORMS, type FileForm, formFile } from './forms.ts';
import { COLLECTION_LABELS, FORM_LABELS } from './labels.ts';

/** The configuration of Sveltia CMS: https://sveltiacms.app/en/docs/config-basics */
export type Configuration = { collections: Record<string, unknown>[]; [option: string]: unknown };

/** Entries that a field may refer to, as options of a relation field, by the word of `.meta({ refersTo })`. */
const REFERENCES = {
  picture: {
    collection: 'images',
    file: 'pictures',
    value_field: 'pictures.*.id',
    display_fields: ['pictures.*.id', 'pictures.*.alt'],
  },
  work: { collection: 'works', value_field: '{{slug}}', display_fields: ['name'] },
  article: { collection: 'articles', value_field: '{{slug}}', display_fields: ['title'] },
  answer: { collection: 'answers', value_field: '{{slug}}', display_fields: ['question'] },
  category: {
    collection: 'pages',
    file: 'blog',
    value_field: 'categories.*.id',
    display_fields: ['categories.*.name'],
  },
  author: {
    collection: 'pages',
    file: 'blog',
    value_field: 'authors.*.id',
    display_fields: ['authors.*.name'],
  },
  page: {
    collection: 'pages',
    file: 'pages-and-navigation',
    value_field: 'pages.*.id',
    display_fields: ['pages.*.id', 'pages.*.title'],
  },
};

const fields = new FormFields(REFERENCES, settings.languages);

/** A page's form begins as a list of its sections. */
function collapsedSections(form: Field[]): Field[] {
  return form.map((field) => (field.widget === 'object' ? { ...field, collapsed: true } : field));
}

function fileForm(name: FileForm, label: string, ofPage: boolean) {
  const file = formFile(name);
  const form = fields.of(describeSchema(FILE_FORMS[name]), [name]);
  return {
    name,
    label,
    file,
    format: 'yaml',
    i18n: file.includes('{{locale}}'),
    fields: ofPage ? collapsedSections(form) : form,
  };
}

/** Collections whose entries have a main picture. Lists show it if its file is a JPEG named after the picture's id. */
const PICTURED = new Set(['works', 'articles']);

/** The text below the fields of an entry. */
function bodyField(hint: string, required = true): Field {
  const raw = { widget: 'markdown', modes: ['raw'], editor_components: [] };
  return { name: 'body', label: 'Texto', hint, ...raw, required, i18n: true };
}

function entryForm(collection: Collection) {
  const { identifier, slug, text, sort } = ENTRY_FORMS[collection];
  const isYaml = !text;
  const hint =
    'En Markdown, y empieza con un párrafo: `**negrita**`, `## título`, `- lista`, `[palabras](page:technology)` para un enlace.';
  return {
    name: collection,
    ...COLLECTION_LABELS[collection],
    folder: `content/${collection}`,
    path: '{{slug}}/index',
    slug,
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    format: isYaml ? 'yaml' : 'frontmatter',
    extension: isYaml ? 'yaml' : 'md',
    i18n: { initial_locales: 'default' },
    thumbnail: PICTURED.has(collection) ? '/assets/images/originals/{{fields.picture}}.jpg' : false,
    sortable_fields: { fields: [...new Set([sort.field, identifier])], default: sort },
    // The Spanish schema has the fields of all languages.
    fields: [
      ...fields.of(describeSchema(ENTRY_COLLECTIONS[collection].spanish), [collection]),
      ...(text ? [bodyField(hint, text.required)] : []),
    ],
    // Addresses do not depend on folder names, so a renamed folder needs no aliases.
    aliases_field: false,
    editor: { preview: text?.required ?? false },
  };
}

/** Legal texts: a page each, so that none is added or removed. */
function legalForm() {
  return {
    name: 'legal',
    ...COLLECTION_LABELS.legal,
    folder: 'content/legal',
    path: '{{slug}}/index',
    identifier_field: 'body',
    summary: '{{slug}}',
    format: 'frontmatter',
    extension: 'md',
    create: false,
    delete: false,
    i18n: true,
    fields: [
      bodyField(
        'En Markdown. `{{legalName}}`, `{{taxId}}` y otros nombres entre llaves se cambian por los datos de la empresa.',
      ),
    ],
    aliases_field: false,
    editor: { preview: true },
  };
}

/**
 * The configuration of Sveltia CMS, made from the schemas of the content.
 * @throws {ContentError} if the settings cannot be read, from which the schemas take the published languages
 */
export function deskConfiguration(): Configuration {
  const groups = Object.entries(FORM_LABELS).map(([name, files]) => ({
    name,
    ...COLLECTION_LABELS[name],
    i18n: true,
    files: Object.entries(files).map(([file, label]) => fileForm(file as FileForm, label, name === 'pages')),
  }));
  const [company, pages, images] = groups as [(typeof groups)[0], (typeof groups)[0], (typeof groups)[0]];
  return {
    // The desk edits a local folder, but Sveltia requires a backend. This one sends no requests.
    backend: { name: 'gitea', repo: 'web/web', auth_methods: ['token'] },
    app_title: `Panel de ${settings.brand}`,
    logo: { src: '/admin/logo.svg' },
    media_folder: 'assets/images/originals',
    public_folder: '',
    media_libraries: {
      all: { slugify_filename: true },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // Includes unpublished languages, so that deleting an entry leaves none of its files behind.
    i18n: { structure: 'multiple_files', locales: LANGUAGES, default_locale: DEFAULT_LANGUAGE },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    // A form is shown beside another language; only long texts have a preview instead.
    editor: { preview: false },
    collections: [
      company,
      entryForm('works'),
      images,
      entryForm('articles'),
      entryForm('answers'),
      entryForm('testimonials'),
      pages,
      legalForm(),
    ],
  };
}
