import { writeFileSync } from 'node:fs';
import type { Heading, Root } from 'mdast';
import { articleMarkdown, articleSlugs, findArticle } from '#app/content/articles.ts';
import { legalMarkdown } from '#app/content/legal.ts';
import { pageWords } from '#app/content/page-definitions.ts';
import { projectFile } from '#app/content/source.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { markdownPath } from '#app/site/other-formats.ts';
import { LEGAL_PAGES, type PageId } from '#app/site/pages.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { fromSource, imageOf, text } from './from-source.ts';
import { llms } from './llms.ts';
import { writeMarkdown } from './write.ts';

function title(value: string): Heading {
  return { type: 'heading', depth: 1, children: [text(value)] };
}

function save(path: string, markdown: string): void {
  writeFileSync(projectFile('build/client', markdownPath(path)), markdown);
}

/** An article: its own Markdown under its title and picture. */
async function writeArticle(slug: string, language: Language): Promise<void> {
  const article = await findArticle(slug, language);
  const source = articleMarkdown(slug, language);
  if (!article || !source) throw new Error(`no article has the slug "${slug}" in ${language}`);
  const front = {
    title: article.title,
    description: article.description,
    url: absoluteUrl(article.path),
    language,
    author: article.author,
    published: article.date,
    updated: article.updated,
    section: article.category,
  };
  const tree: Root = fromSource(source.body, language, source.file);
  const picture = {
    type: 'paragraph' as const,
    children: [imageOf(article.picture, language, '2:1', source.file)],
  };
  tree.children.unshift(title(article.title), picture);
  save(article.path, writeMarkdown(front, tree));
}

/** A legal page: its own Markdown under its title. */
function writeLegalPage(page: PageId, language: Language): void {
  const path = pathFor(page, language);
  const { file, values, title: name, updated, body } = legalMarkdown(page, language);
  const tree = fromSource(body, language, file, values);
  tree.children.unshift(title(name));
  save(
    path,
    writeMarkdown({ ...pageWords(page, language), url: absoluteUrl(path), language, updated }, tree),
  );
}

/** Writes the Markdown version of what is written in Markdown, and the guide to the site. Needs the built documents. */
export async function writeMarkdownPages(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES) {
    for (const page of LEGAL_PAGES) writeLegalPage(page, language);
    for (const slug of articleSlugs(language)) await writeArticle(slug, language);
  }
  writeFileSync(projectFile('build/client/llms.txt'), llms());
}
