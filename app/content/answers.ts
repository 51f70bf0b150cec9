import { answerPath } from '#app/site/paths.ts';
import type { Language } from '#app/site/published-languages.ts';
import { resolveLink } from './articles.ts';
import { type Entry, type EntryText, entries, langOf, textOf } from './entries.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { renderMarkdown } from './markdown.ts';
import { withPlannerFigures } from './planner-in-text.ts';
import { answerGroupsSchema, questionsOnPagesSchema } from './schema/answers.ts';
import { showsPrices } from './shows-prices.ts';
import { ContentError, readYaml } from './source.ts';

const GROUPS = collectionFile('answers-page');
const ON_PAGES = 'content/questions-on-pages.yaml';

/** Words an answer may have: with more it would be an article. */
const WORDS = { least: 40, most: 180 };

/** Characters up to which a collapsed answer shows a second sentence: two lines on a laptop, four on a phone. */
const BEGINNING = 160;

type Source = Entry<'answers'>;

/** An answer in one language. */
export type Answer = EntryText<'answers'>['meta'] & {
  /** its anchor, the same in every language */
  id: string;
  /** ready HTML */
  html: string;
  /** true while the owner has not confirmed it */
  sample: boolean;
  /** `es` where the owner has no text in the page's language; undefined else */
  lang?: 'es';
};

/** Answers about one thing. */
export type AnswerGroup = { id: string; name: string; answers: Answer[] };

/** A question as pages show it: a link to its answer. */
export type AnswerLink = Pick<Answer, 'id' | 'question' | 'lang'> & { path: string };

/**
 * Splits the first paragraph between sentences: the part shown while the answer is collapsed, and the rest.
 * @param lead HTML; it is never split inside an element
 */
function divided(lead: string, language: Language): string {
  const ends = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(lead)]
    .map(({ index, segment }) => lead.slice(0, index + segment.length).trimEnd())
    .filter((beginning) => beginning.split(/<\w/).length === beginning.split('</').length);
  const first = ends[0] ?? lead;
  const beginning = ends.findLast((text) => text.length <= BEGINNING && !text.endsWith(':')) ?? first;
  const left = lead.slice(beginning.length).trim();
  return `<p>${beginning}</p>${left && `<p>${left}</p>`}`;
}

/** An answer's text in a language, with its `{{planner…}}` placeholders filled in. */
function writtenIn(source: Source, language: Language): EntryText<'answers'> {
  const text = textOf(source, language);
  return { ...text, body: withPlannerFigures(text.body, text.file, text.language) };
}

async function answerIn(source: Source, language: Language): Promise<Answer> {
  const answer = writtenIn(source, language);
  const { file, meta, body } = answer;
  const { lead, blocks, headings, words } = await renderMarkdown(body, {
    file,
    language: answer.language,
    resolveLink: resolveLink(language),
  });
  // Without prices an answer may have lost its longest sentence.
  const least = showsPrices() ? WORDS.least : 0;
  if (words < least || words > WORDS.most) {
    throw new ContentError(file, [
      `texto: tiene ${words} palabras y se esperaban de ${WORDS.least} a ${WORDS.most}`,
    ]);
  }
  if (headings.length > 0 || blocks.some(({ kind }) => kind === 'figure')) {
    throw new ContentError(file, ['texto: se esperaban párrafos y listas, sin títulos ni imágenes']);
  }
  const rest = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  return {
    id: source.id,
    ...meta,
    html: divided(lead, answer.language) + rest,
    sample: source.facts.sample,
    lang: langOf(answer, language),
  };
}

/**
 * The groups with the entries of their answers, in all languages.
 * @throws {ContentError} if one names an answer that does not exist, or an answer is in none or in two
 */
function groupSources() {
  const { groups } = readCollection('answers-page', answerGroupsSchema);
  const named = groups.flatMap(({ answers }) => answers);
  const sources = new Map(entries('answers').map((source) => [source.id, source]));
  const problems = [
    ...named.filter((id) => !sources.has(id)).map((id) => `answers: no existe content/answers/${id}`),
    ...named
      .filter((id, index) => named.indexOf(id) !== index)
      .map((id) => `answers: «${id}» está dos veces`),
    ...[...sources.keys()]
      .filter((id) => !named.includes(id))
      .map((id) => `answers: «${id}» no está en ningún grupo`),
  ];
  if (problems.length > 0) throw new ContentError(GROUPS, problems);
  return groups.map(({ answers, ...group }) => ({
    ...group,
    sources: answers.flatMap((id) => sources.get(id) ?? []),
  }));
}

/**
 * The answers in a language by groups, in the order of content/answers-page/.
 * @throws {ContentError} if an answer is too short or too long, or points to what does not exist
 */
export async function answerGroups(language: Language): Promise<AnswerGroup[]> {
  return Promise.all(
    groupSources().map(async ({ id, name, sources }) => ({
      id,
      name: name[language],
      answers: await Promise.all(sources.map((source) => answerIn(source, language))),
    })),
  );
}

/** All answers in a language, in the order of their page. */
export async function answersIn(language: Language): Promise<Answer[]> {
  return (await answerGroups(language)).flatMap(({ answers }) => answers);
}

/**
 * The pages that show some questions, with the names of their answers.
 * @throws {ContentError} if one does not exist
 */
export function questionsOnPages() {
  const pages = readYaml(ON_PAGES, questionsOnPagesSchema);
  const known = new Set(entries('answers').map(({ id }) => id));
  const problems = Object.entries(pages).flatMap(([page, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => `${page}: no existe content/answers/${id}`),
  );
  if (problems.length > 0) throw new ContentError(ON_PAGES, problems);
  return pages;
}

/** The questions that a page shows, in their order. */
export function questionsOn(
  page: keyof ReturnType<typeof questionsOnPages>,
  language: Language,
): AnswerLink[] {
  const sources = entries('answers');
  return questionsOnPages()[page].flatMap((id) => {
    const source = sources.find((each) => each.id === id);
    if (!source) return [];
    const text = textOf(source, language);
    return {
      id,
      question: text.meta.question,
      path: answerPath(id, language),
      lang: langOf(text, language),
    };
  });
}
