import { type Day, dayIn } from '#app/i18n/format-date.ts';
import type { PictureData } from '#app/media/picture-data.ts';
import { answerPath, articlePath, PAGES, type PageId, pathFor } from '#app/site/paths.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/site/published-languages.ts';
import { type Entry, type EntryText, entries, once, textOf, type Written, writtenIn } from './entries.ts';
import { collectionFile, readCollection } from './file-collection.ts';
import { type RichText, renderMarkdown } from './markdown.ts';
import { isRender, picture } from './pictures.ts';
import type { LinkScheme } from './references.ts';
import { blogSchema } from './schema/articles.ts';
import { ContentError } from './source.ts';

/** Reading speed in words per minute (Brysbaert 2019 found 238 for silent reading of prose). */
const WORDS_A_MINUTE = 230;

/** How many related articles an article links to. */
const RELATED = 3;

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
  /** whether its picture is a rendered image */
  rendered: boolean;
  picture: PictureData;
};

export type Article = ArticleSummary & {
  description: string;
  updated?: string;
  /** minutes, rounded up */
  readingTime: number;
  text: RichText;
  /** the article's address in each language that it is written in */
  alternates: Partial<Record<Language, string>>;
};

type Source = Entry<'articles'>;
type Text = EntryText<'articles'>;
type InOneLanguage = Written<'articles'>;

let cache: Source[] | undefined;

/** All articles, newest first. */
function sources(): Source[] {
  if (cache) return cache;
  const found = entries('articles');
  for (const { id, file, texts } of found) {
    if (texts[DEFAULT_LANGUAGE]?.meta.slug !== id) {
      throw new ContentError(file, [`slug: se esperaba el nombre de la carpeta, «${id}»`]);
    }
  }
  cache = found.toSorted((a, b) => b.facts.date.localeCompare(a.facts.date));
  return cache;
}

/** The articles written in a language, newest first; the others are not mentioned in it. */
function articlesIn(language: Language): InOneLanguage[] {
  return writtenIn(language, sources());
}

function pathOf({ meta, language }: Text): string {
  return articlePath(meta.slug, language);
}

/**
 * Names of an article's category and author in a language.
 * @throws {ContentError} if content/blog/ lacks one of them
 */
function blogNames({ file, facts }: Source, language: Language) {
  const { categories, authors } = readCollection('blog', blogSchema);
  const category = categories[facts.category]?.[language];
  const author = authors[facts.author]?.[language];
  if (!category)
    throw new ContentError(file, [`category: «${facts.category}» no está en ${collectionFile('blog')}`]);
  if (!author)
    throw new ContentError(file, [`author: «${facts.author}» no está en ${collectionFile('blog')}`]);
  return { category, author };
}

function summarise(article: InOneLanguage): ArticleSummary {
  const { id, facts, text } = article;
  return {
    key: id,
    path: pathOf(text),
    title: text.meta.title,
    excerpt: text.meta.excerpt,
    ...blogNames(article, text.language),
    date: facts.date,
    picture: facts.picture,
  };
}

/** Resolves links such as `page:`, `article:` and `answer:` to a path in a language; undefined if there is no target. */
export function resolveLink(language: Language) {
  return (scheme: LinkScheme, target: string): string | undefined => {
    if (scheme === 'answer') {
      return entries('answers').some(({ id }) => id === target) ? answerPath(target, language) : undefined;
    }
    if (scheme !== 'article') {
      const [page = '', anchor] = target.split('#');
      if (!(page in PAGES)) return undefined;
      const path = pathFor(page as PageId, scheme === 'page-es' ? DEFAULT_LANGUAGE : language);
      return anchor ? `${path}#${anchor}` : path;
    }
    const source = sources().find(({ id }) => id === target);
    return source && pathOf(textOf(source, language));
  };
}

function alternatesOf({ texts }: Source): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.values(texts).map((text) => [text.language, pathOf(text)]));
}

/** Addresses of every article in every published language. */
export function articleAlternates(): Partial<Record<Language, string>>[] {
  return sources().map(alternatesOf);
}

/** Folder names of all articles, newest first: what other content names them by. */
function articleKeys(): string[] {
  return sources().map(({ id }) => id);
}

/** Slugs of all articles in a language, newest first. */
export function articleSlugs(language: Language): string[] {
  return articlesIn(language).map(({ text }) => text.meta.slug);
}

/** Summaries of all articles in a language, newest first. */
export function articleSummaries(language: Language): ArticleSummary[] {
  return articlesIn(language).map(summarise);
}

function cardOf(article: InOneLanguage): ArticleCard {
  const { author: _, date, picture: id, ...summary } = summarise(article);
  const { language } = article.text;
  return {
    ...summary,
    published: dayIn(language, date),
    picture: picture(id, language, '16:10', article.file),
    rendered: isRender(id),
  };
}

/**
 * Cards of up to three articles to read after one, in a language: those it names, then those that name it, then the
 * newest.
 */
export function relatedArticles(key: string, language: Language): ArticleCard[] {
  const all = articlesIn(language);
  const named = all.find(({ id }) => id === key)?.facts.related ?? [];
  const others = all.filter(({ id }) => id !== key);
  const rank = ({ id, facts }: InOneLanguage) =>
    named.includes(id) ? named.indexOf(id) : named.length + (facts.related.includes(key) ? 0 : 1);
  const fitting = others.toSorted((a, b) => rank(a) - rank(b));
  return fitting.slice(0, RELATED).map(cardOf);
}

/** Cards of all articles in a language, newest first. */
export function articleCards(language: Language): ArticleCard[] {
  return articlesIn(language).map(cardOf);
}

async function finishArticle(article: InOneLanguage): Promise<Article> {
  const { id, file, facts, text: source } = article;
  const { language } = source;
  const text = await renderMarkdown(source.body, {
    file: source.file,
    language,
    resolveLink: resolveLink(language),
  });
  for (const related of facts.related) {
    if (related === id || !articleKeys().includes(related)) {
      throw new ContentError(file, [`related: «${related}» no es otro artículo`]);
    }
  }
  return {
    ...summarise(article),
    description: source.meta.description,
    updated: facts.updated,
    readingTime: Math.ceil(text.words / WORDS_A_MINUTE),
    text,
    alternates: alternatesOf(article),
  };
}

/** Page, cards, data and structured data all need an article with its text. */
const finished = once(finishArticle);

/**
 * All articles in a language with their texts, newest first.
 * @throws {ContentError} if a text or facts are wrong
 */
export function finishedArticles(language: Language): Promise<Article[]> {
  return Promise.all(articlesIn(language).map(finished));
}

/**
 * An article by its slug in a language, or undefined if there is none.
 * @throws {ContentError} if its text or facts are wrong
 */
export async function findArticle(slug: string, language: Language): Promise<Article | undefined> {
  const written = articlesIn(language).find(({ text }) => text.meta.slug === slug);
  return written && finished(written);
}
