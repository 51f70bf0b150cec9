import { existsSync, statSync } from 'node:fs';
import { LEGAL_PAGES, PAGE_IDS, pathFor } from '#app/site/paths.ts';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import settings from '#config';
import { answersIn, questionsOnPages } from './answers.ts';
import { articleSummaries, finishedArticles } from './articles.ts';
import { CLAIMS_FILE, claimRange, claims } from './claims.ts';
import {
  advantages,
  contentOf,
  HOME_FILE,
  phases,
  suppliers,
  TEAM_FILE,
  team,
  testimonials,
  usualWorks,
} from './collections.ts';
import { type Collection, entryFile } from './entries.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { legalPage } from './legal.ts';
import { requireOriginals } from './originals.ts';
import { PAGES_FILE, pageEntries, pageWords } from './page-entries.ts';
import { PAGE_PICTURES, PAGE_PICTURES_FILE } from './page-pictures.ts';
import { FILM_FILE, film, PICTURES_FILE, pictures } from './picture-registry.ts';
import { planner } from './planner.ts';
import { FILE_COLLECTIONS } from './schema/collection-schemas.ts';
import { SETTINGS_FILE } from './settings-file.ts';
import { ContentError, projectFile } from './source.ts';
import { finishedWorks, works } from './works.ts';

function requirePicture(file: string, field: string, id: string): void {
  if (!(id in pictures())) {
    throw new ContentError(file, [`${field}: la imagen «${id}» no está en ${PICTURES_FILE}`]);
  }
}

function requireLogo(file: string, field: string, logo: string): void {
  if (!existsSync(projectFile(logo))) {
    throw new ContentError(file, [`${field}: no existe el archivo ${logo.slice(1)}`]);
  }
}

/** The film loads without a click: heavier ones belong on a video service (content/settings.yaml). */
const FILM_MEGABYTES = 2.5;

const decimal = (number: number) => number.toFixed(1).replace('.', ',');

function requireFilm(): void {
  const own = film();
  for (const field of ['mp4', 'webm'] as const) {
    const file = own[field].slice(1);
    if (!existsSync(projectFile(file)))
      throw new ContentError(FILM_FILE, [`${field}: no existe el archivo ${file}`]);
    const megabytes = statSync(projectFile(file)).size / 1_000_000;
    if (megabytes > FILM_MEGABYTES) {
      throw new ContentError(FILM_FILE, [
        `${field}: ${file} pesa ${decimal(megabytes)} MB y el máximo es ${decimal(FILM_MEGABYTES)}`,
      ]);
    }
  }
}

function requireUnique(file: string, field: string, values: string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new ContentError(file, [`${field}: «${twice}» está dos veces`]);
}

/** Refuses two entries of a collection with the same value: names the file of one and the folder of the other. */
function requireUniqueEntries(
  collection: Collection,
  language: Language,
  field: string,
  values: readonly (readonly [entry: string, value: string])[],
): void {
  const known = new Map<string, string>();
  for (const [entry, value] of values) {
    const other = known.get(value);
    if (other) {
      // The entry whose folder has the name of the slug had it first.
      const [owner, late] = value.endsWith(`/${entry}`) ? [entry, other] : [other, entry];
      throw new ContentError(entryFile(collection, late, language), [
        `${field}: «${value}» ya lo tiene content/${collection}/${owner}/`,
      ]);
    }
    known.set(value, entry);
  }
}

function requirePages(): void {
  for (const [page, { sharePicture }] of Object.entries(pageEntries())) {
    const component = `app/pages/${page}/page.tsx`;
    if (!existsSync(projectFile(component)))
      throw new ContentError(PAGES_FILE, [`pages › ${page}: no existe ${component}`]);
    if (sharePicture) requirePicture(PAGES_FILE, `pages › ${page} › sharePicture`, sharePicture);
  }
  for (const language of PUBLISHED_LANGUAGES) {
    for (const page of PAGE_IDS) pageWords(page, language);
    requireUnique(
      collectionFile('pages-and-navigation', language),
      'address',
      PAGE_IDS.map((page) => pathFor(page, language)),
    );
  }
}

/** The calculator reckons with the size up to which a house takes the weeks of the claim «house-weeks». */
function requireHouseAreaToFit(): void {
  const { upTo } = planner(DEFAULT_LANGUAGE).durations.size.home;
  const { to } = claimRange('house-area');
  if (upTo === to) return;
  throw new ContentError(collectionFile('planner'), [
    `calendar › size › home › upTo: ${upTo} no vale: se esperaba ${to}, lo que dice «house-area» en ${CLAIMS_FILE}`,
  ]);
}

const PHASES_FILE = collectionFile('phases');

/** The phases are drawn to scale, so together they must last as long as the claim «house-weeks» says. */
function requirePhasesToFit(): void {
  const { from, to } = claimRange('house-weeks');
  let [least, most] = [0, 0];
  for (const { id, start, weeks } of phases(DEFAULT_LANGUAGE)) {
    if (start !== most) {
      throw new ContentError(PHASES_FILE, [
        `phases › ${id} › start: ${start} no vale: se esperaba ${most}, lo que duran como mucho las fases anteriores`,
      ]);
    }
    least += weeks[0];
    most += weeks[1];
  }
  if (least !== from || most !== to) {
    throw new ContentError(PHASES_FILE, [
      `phases: todas juntas duran de ${least} a ${most} semanas y se esperaba de ${from} a ${to}: lo dice «house-weeks» en ${CLAIMS_FILE}`,
    ]);
  }
}

/** The comparison lays one picture over the other, so both must be cropped alike. */
function requireSameView(file: string, skeleton: string, finished: string): void {
  requirePicture(file, 'skeleton', skeleton);
  const { [skeleton]: one, [finished]: other } = pictures();
  const [left, top] = other?.focus ?? [];
  const expected = [
    [
      'focus',
      `se esperaba el punto de «${finished}», con la que se compara: ${left} desde la izquierda y ${top} desde arriba`,
    ],
    ['cuts', `se esperaban los de «${finished}», con la que se compara`],
    ['share', `se esperaba lo mismo que en «${finished}», con la que se compara`],
  ] as const;
  for (const [field, message] of expected) {
    if (JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field]))
      throw new ContentError(PICTURES_FILE, [`pictures › ${skeleton} › ${field}: ${message}`]);
  }
}

/** Pictures are registered, addresses and titles are unique, texts and drawings can be shown. */
async function requireWorks(language: Language): Promise<void> {
  const all = works(language);
  requireUniqueEntries(
    'works',
    language,
    'slug',
    all.map(({ id, path }) => [id, path]),
  );
  for (const { id, picture, skeleton, pictures } of all) {
    const file = entryFile('works', id);
    requirePicture(file, 'picture', picture);
    if (skeleton) requireSameView(file, skeleton, picture);
    for (const further of pictures) requirePicture(file, 'pictures', further);
  }
  const pages = await finishedWorks(language);
  requireUniqueEntries(
    'works',
    language,
    'title',
    pages.map(({ id, title }) => [id, title]),
  );
}

/**
 * Checks everything a person may edit, in every published language.
 * @throws {ContentError} for the first file with a mistake: it names the file, the field and what was expected
 */
export async function validateContent(): Promise<void> {
  for (const field of ['partner', 'sponsorship'] as const) {
    const shown = settings[field];
    if (shown) requireLogo(SETTINGS_FILE, `${field} › logo`, shown.logo);
  }
  requireOriginals();
  requireFilm();
  for (const [page, uses] of Object.entries(PAGE_PICTURES)) {
    for (const [use, id] of Object.entries(uses)) requirePicture(PAGE_PICTURES_FILE, `${page} › ${use}`, id);
  }

  claims();
  usualWorks();
  for (const [name, schema] of Object.entries(FILE_COLLECTIONS)) readCollection(name, schema);
  questionsOnPages();
  requirePages();
  requirePhasesToFit();
  requireHouseAreaToFit();

  for (const language of PUBLISHED_LANGUAGES) {
    for (const { id, picture } of phases(language))
      requirePicture(PHASES_FILE, `phases › ${id} › picture`, picture);
    await requireWorks(language);
    for (const [index, supplier] of suppliers(language).entries()) {
      requireLogo(collectionFile('suppliers'), `suppliers › n.º ${index + 1} › logo`, supplier.logo);
    }
    const home = contentOf('home', language);
    for (const [index, { category, work: id }] of home.works.kinds.entries()) {
      if (!works(language).some((work) => work.id === id && work.category === category))
        throw new ContentError(HOME_FILE, [
          `works › kinds › n.º ${index + 1} › work: no hay ninguna obra «${id}» de esta clase`,
        ]);
    }
    for (const { id, picture } of team(language))
      if (picture) requirePicture(TEAM_FILE, `people › ${id} › picture`, picture);
    advantages(language);
    testimonials(language);
    planner(language);

    const articles = articleSummaries(language);
    requireUniqueEntries(
      'articles',
      language,
      'slug',
      articles.map(({ key, path }) => [key, path]),
    );
    requireUniqueEntries(
      'articles',
      language,
      'title',
      articles.map(({ key, title }) => [key, title]),
    );
    for (const { key, picture, text } of await finishedArticles(language)) {
      requirePicture(entryFile('articles', key), 'picture', picture);
      for (const block of text.blocks) {
        if (block.kind === 'figure') {
          requirePicture(entryFile('articles', key, language), 'imagen del texto', block.picture);
        }
      }
    }
    for (const page of LEGAL_PAGES) await legalPage(page, language);

    const answers = await answersIn(language);
    requireUniqueEntries(
      'answers',
      language,
      'question',
      answers.map(({ id, question }) => [id, question]),
    );
  }
}
