import { writeFileSync } from 'node:fs';
import type { Heading, Root } from 'mdast';
import { markdownPath } from '../../app/seo/other-formats.ts';
import { type Language, PUBLISHED_LANGUAGES } from '../../app/site/languages.ts';
import { PAGE_IDS, type PageId } from '../../app/site/pages.ts';
import { absoluteUrl, pathFor } from '../../app/site/paths.ts';
import { articleMarkdown, articleSlugs, findArticle } from '../../content/articles.ts';
import { legalMarkdown } from '../../content/legal.ts';
import { projectFile } from '../../content/source.ts';
import { builtPage } from '../built-page.ts';
import { fromPage } from './from-page.ts';
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

/** A page: a legal one from its own Markdown, any other from what was built. */
async function writePage(page: PageId, language: Language): Promise<void> {
  const path = pathFor(page, language);
  const built = builtPage(path);
  const front = { title: built.title, description: built.description, url: absoluteUrl(path), language };
  if (page !== 'legal-notice' && page !== 'privacy-policy') {
    return save(path, writeMarkdown(front, await fromPage(built.main, path)));
  }
  const { file, values, title: name, updated, body } = legalMarkdown(page, language);
  const tree = fromSource(body, language, file, values);
  tree.children.unshift(title(name));
  save(path, writeMarkdown({ ...front, updated }, tree));
}

/** Writes the Markdown version of every page and article, and the guide to them. Needs the built documents. */
export async function writeMarkdownPages(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES) {
    for (const page of PAGE_IDS) await writePage(page, language);
    for (const slug of articleSlugs(language)) await writeArticle(slug, language);
  }
  writeFileSync(projectFile('build/client/llms.txt'), llms());
}
