import type { z } from 'zod';
import { type Day, dayIn } from '#app/i18n/format-date.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { PAGES, type PageId } from '#app/site/pages.ts';
import { answerPath, articlePath, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { answerSources } from './answer-sources.ts';
import { type RichText, renderMarkdown } from './markdown.ts';
import { picture } from './pictures.ts';
import type { LinkScheme } from './references.ts';
import { articleFactsSchema, articleTextSchema, blogSchema } from './schema/collections.ts';
import { ContentError, listFolders, readMarkdown, readYaml } from './source.ts';

const FOLDER = 'content/articles';

/** Speed at which reading times are reckoned, in words a minute (silent reading of prose, Brysbaert 2019: 238). */
const WORDS_A_MINUTE = 230;

/** How many articles the blog shows with picture and excerpt: full rows in two columns and in three. */
export const NEWEST_ARTICLES = 12;

/** An article in one language, without its text: what cards and lists need. */
export type ArticleSummary = {
  /** folder name: the same in every language, and the Spanish slug */
  key: string;
  path: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** ISO date, e.g. 2025-10-08 */
  date: string;
  picture: string;
};

/** A summary as cards show it, its picture resolved. */
export type ArticleCard = Pick<ArticleSummary, 'key' | 'path' | 'title' | 'excerpt' | 'category'> & {
  published: Day;
  updated?: Day;
  picture: PictureData;
};

export type Article = ArticleSummary & {
  description: string;
  updated?: string;
  /** minutes, rounded up */
  readingTime: number;
  text: RichText;
  /** keys of the three related articles */
  related: string[];
  /** the article's address in every published language */
  alternates: Partial<Record<Language, string>>;
};

type Source = {
  key: string;
  facts: z.output<typeof articleFactsSchema>;
  texts: Partial<
    Record<Language, { file: string; meta: z.output<ReturnType<typeof articleTextSchema>>; body: string }>
  >;
};

let cache: Source[] | undefined;

function readArticle(key: string): Source {
  const texts: Source['texts'] = {};
  for (const language of PUBLISHED_LANGUAGES) {
    const file = `${FOLDER}/${key}/${language}.md`;
    texts[language] = { file, ...readMarkdown(file, articleTextSchema(language)) };
  }
  if (texts[DEFAULT_LANGUAGE]?.meta.slug !== key) {
    throw new ContentError(`${FOLDER}/${key}/${DEFAULT_LANGUAGE}.md`, [
      `slug: expected the folder's name, "${key}"`,
    ]);
  }
  return { key, facts: readYaml(`${FOLDER}/${key}/article.yaml`, articleFactsSchema), texts };
}

/** All articles, newest first, read once a process. */
function sources(): Source[] {
  cache ??= listFolders(FOLDER)
    .map(readArticle)
    .sort((a, b) => b.facts.date.localeCompare(a.facts.date));
  return cache;
}

function textIn(source: Source, language: Language) {
  const text = source.texts[language];
  if (!text)
    throw new ContentError(`${FOLDER}/${source.key}/${language}.md`, ['this language is not published']);
  return text;
}

/** Names of categories and authors in a language, keyed as the articles refer to them. */
function blogNames(source: Source, language: Language) {
  const { categories, authors } = readYaml('content/blog.yaml', blogSchema);
  const category = categories[source.facts.category]?.[language];
  const author = authors[source.facts.author]?.[language];
  const file = `${FOLDER}/${source.key}/article.yaml`;
  if (!category)
    throw new ContentError(file, [`category: "${source.facts.category}" is not in content/blog.yaml`]);
  if (!author) throw new ContentError(file, [`author: "${source.facts.author}" is not in content/blog.yaml`]);
  return { category, author: author.replace('{{brand}}', () => settings.brand) };
}

function summarise(source: Source, language: Language): ArticleSummary {
  const { meta } = textIn(source, language);
  return {
    key: source.key,
    path: articlePath(meta.slug, language),
    title: meta.title,
    excerpt: meta.excerpt,
    ...blogNames(source, language),
    date: source.facts.date,
    picture: source.facts.picture,
  };
}

/** Address of what a `page:`, `article:` or `answer:` link of a text means, in a language. */
export function resolveLink(language: Language) {
  return (scheme: LinkScheme, target: string): string | undefined => {
    if (scheme === 'answer') {
      return answerSources().some(({ id }) => id === target) ? answerPath(target, language) : undefined;
    }
    if (scheme !== 'article') {
      return target in PAGES
        ? pathFor(target as PageId, scheme === 'page-es' ? DEFAULT_LANGUAGE : language)
        : undefined;
    }
    const source = sources().find(({ key }) => key === target);
    return source && articlePath(textIn(source, language).meta.slug, language);
  };
}

function alternatesOf(source: Source): Partial<Record<Language, string>> {
  return Object.fromEntries(
    PUBLISHED_LANGUAGES.map((code) => [code, articlePath(textIn(source, code).meta.slug, code)]),
  );
}

/** The Markdown an article is written in, by its slug in a language; undefined if there is none. */
export function articleMarkdown(
  slug: string,
  language: Language,
): { file: string; body: string } | undefined {
  return sources()
    .map((source) => textIn(source, language))
    .find(({ meta }) => meta.slug === slug);
}

/** Addresses of every article in every published language. */
export function articleAlternates(): Partial<Record<Language, string>>[] {
  return sources().map(alternatesOf);
}

/** Pictures of every article by id: the one at its head and on its card, and those in its texts. */
export function articlePictures(): { main: string; figures: string[] }[] {
  return sources().map(({ facts, texts }) => ({
    main: facts.picture,
    figures: Object.values(texts).flatMap(({ body }) =>
      [...body.matchAll(/!\[[^\]]*\]\(picture:([\w-]+)/g)].map(([, id = '']) => id),
    ),
  }));
}

/** Folder names of all articles, newest first: what other content names them by. */
export function articleKeys(): string[] {
  return sources().map(({ key }) => key);
}

/** Slugs of all articles in a language, newest first. */
export function articleSlugs(language: Language): string[] {
  return sources().map((source) => textIn(source, language).meta.slug);
}

/** Title and address of an article: all that a link to it says. */
export type ArticleLink = Pick<ArticleSummary, 'path' | 'title'>;

/** The articles published just before and just after one, in a language. The oldest and the newest lack one. */
export function articleNeighbours(
  key: string,
  language: Language,
): { older?: ArticleLink; newer?: ArticleLink } {
  const all = sources();
  const index = all.findIndex((source) => source.key === key);
  const link = (source: Source | undefined) => source && linkTo(source, language);
  return { older: link(all[index + 1]), newer: link(all[index - 1]) };
}

/** Summaries of all articles in a language, newest first. */
export function articleSummaries(language: Language): ArticleSummary[] {
  return sources().map((source) => summarise(source, language));
}

function cardOf(source: Source, language: Language): ArticleCard {
  const { author: _, date, picture: id, ...summary } = summarise(source, language);
  const { updated } = source.facts;
  return {
    ...summary,
    published: dayIn(language, date),
    updated: updated ? dayIn(language, updated) : undefined,
    picture: picture(id, language, '16:10', `${FOLDER}/${summary.key}/article.yaml`),
  };
}

function linkTo(source: Source, language: Language): ArticleLink {
  const { slug, title } = textIn(source, language).meta;
  return { path: articlePath(slug, language), title };
}

/** Cards of articles in a language, in the order of `keys`. */
export function articleCards(language: Language, keys: readonly string[]): ArticleCard[] {
  return keys
    .flatMap((key) => sources().filter((source) => source.key === key))
    .map((source) => cardOf(source, language));
}

/**
 * All articles in a language, newest first: the newest as cards, the others as links, so that a blog that has grown
 * old does not grow heavy.
 * @param most how many cards
 */
export function blogArticles(
  language: Language,
  most: number = NEWEST_ARTICLES,
): { cards: ArticleCard[]; older: ArticleLink[] } {
  return {
    cards: sources()
      .slice(0, most)
      .map((source) => cardOf(source, language)),
    older: sources()
      .slice(most)
      .map((source) => linkTo(source, language)),
  };
}

async function finishArticle(source: Source, language: Language): Promise<Article> {
  const { file, meta, body } = textIn(source, language);
  const text = await renderMarkdown(body, { file, language, resolveLink: resolveLink(language) });
  for (const related of source.facts.related) {
    if (related === source.key || !sources().some(({ key }) => key === related)) {
      throw new ContentError(`${FOLDER}/${source.key}/article.yaml`, [
        `related: "${related}" is no other article`,
      ]);
    }
  }
  return {
    ...summarise(source, language),
    description: meta.description,
    updated: source.facts.updated,
    readingTime: Math.ceil(text.words / WORDS_A_MINUTE),
    text,
    related: source.facts.related,
    alternates: alternatesOf(source),
  };
}

const finished = new Map<string, Promise<Article>>();

/**
 * An article by its slug in a language, or undefined if there is none. Made once a process: page, data, feeds, Markdown
 * and structured data all ask for it.
 * @throws {ContentError} if its text or facts are wrong
 */
export async function findArticle(slug: string, language: Language): Promise<Article | undefined> {
  const source = sources().find((candidate) => textIn(candidate, language).meta.slug === slug);
  if (!source) return undefined;
  const address = articlePath(slug, language);
  const article = finished.get(address) ?? finishArticle(source, language);
  finished.set(address, article);
  return article;
}
