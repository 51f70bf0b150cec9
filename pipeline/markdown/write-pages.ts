import { writeFileSync } from 'node:fs';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { type Answer, answerGroups, answerMarkdown } from '#app/content/answers.ts';
import { articleMarkdown, articleSlugs, findArticle } from '#app/content/articles.ts';
import { numberNames } from '#app/content/collections.ts';
import { interfaceText } from '#app/content/interface.ts';
import { legalMarkdown } from '#app/content/legal.ts';
import { pageEntries, pageWords } from '#app/content/page-entries.ts';
import { isRender } from '#app/content/pictures.ts';
import { projectFile } from '#app/content/source.ts';
import { type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { markdownPath } from '#app/site/other-formats.ts';
import { LEGAL_PAGES, type PageId } from '#app/site/page-lists.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { figure, fromSource, imageOf } from './from-source.ts';
import { llms } from './llms.ts';
import { heading, numberedList, paragraph, text } from './nodes.ts';
import { writeMarkdown } from './write.ts';

/** Keys of the interface texts above the answers on their page. */
const ANSWERS_HEAD = {
  title: 'Preguntas antes de construir',
  lead: 'Las que nos hacen por teléfono y a pie de parcela. La respuesta va en la primera frase.',
} as const;

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
  const picture = imageOf(article.picture, language, '2:1', source.file);
  const note = isRender(article.picture) ? interfaceText(language, 'Imagen: recreación.') : undefined;
  const names = numberNames(article.picture, language);
  tree.children.unshift(
    heading(1, article.title),
    ...figure(picture, note),
    ...(names.length > 0 ? [numberedList(names)] : []),
  );
  save(article.path, writeMarkdown(front, tree));
}

/** A legal page: its own Markdown under its title. */
function writeLegalPage(page: PageId, language: Language): void {
  const path = pathFor(page, language);
  const { file, values, title: name, updated, body } = legalMarkdown(page, language);
  const tree = fromSource(body, language, file, values);
  tree.children.unshift(heading(1, name));
  save(
    path,
    writeMarkdown({ ...pageWords(page, language), url: absoluteUrl(path), language, updated }, tree),
  );
}

/** The sources of an answer, and the note that it is a sample, as on the page. */
function answerNotes({ sources, sample }: Answer, language: Language): Paragraph[] {
  const rests = sources.flatMap(({ text: words, url }, index): PhrasingContent[] => [
    text(index > 0 ? '; ' : ' '),
    url ? { type: 'link', url, children: [text(words)] } : text(words),
  ]);
  return [
    ...(rests.length > 0 ? [paragraph([text(`${interfaceText(language, 'Fuentes')}:`), ...rests])] : []),
    ...(sample ? [paragraph([text(interfaceText(language, 'Respuesta de muestra'))])] : []),
  ];
}

/** The answers: their own Markdown, each under its question, below the heading and the lead of their page. */
async function writeAnswers(language: Language): Promise<void> {
  const path = pathFor('answers', language);
  const children: RootContent[] = [
    heading(1, interfaceText(language, ANSWERS_HEAD.title)),
    paragraph([text(interfaceText(language, ANSWERS_HEAD.lead))]),
  ];
  for (const { name, answers } of await answerGroups(language)) {
    children.push(heading(2, name));
    for (const answer of answers) {
      const { file, body, language: written } = answerMarkdown(answer.id, language);
      children.push(heading(3, answer.question), ...fromSource(body, written, file).children);
      children.push(...answerNotes(answer, language));
    }
  }
  const front = {
    ...pageWords('answers', language),
    url: absoluteUrl(path),
    language,
    updated: pageEntries().answers.updated,
  };
  save(path, writeMarkdown(front, { type: 'root', children }));
}

/** Writes the Markdown versions of pages and articles, and llms.txt. Needs the built documents. */
export async function writeMarkdownPages(): Promise<void> {
  for (const language of PUBLISHED_LANGUAGES) {
    for (const page of LEGAL_PAGES) writeLegalPage(page, language);
    for (const slug of articleSlugs(language)) await writeArticle(slug, language);
    await writeAnswers(language);
  }
  writeFileSync(projectFile('build/client/llms.txt'), llms());
}
