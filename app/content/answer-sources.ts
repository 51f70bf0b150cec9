import { existsSync } from 'node:fs';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { answerFactsSchema, answerTextSchema } from './schema/collections.ts';
import { listFolders, projectFile, readMarkdown, readYaml } from './source.ts';

const FOLDER = 'content/answers';

type Text = {
  file: string;
  language: Language;
  meta: { question: string; sources: AnswerRef[] };
  body: string;
};

/** What an answer rests on. */
export type AnswerRef = { text: string; url?: string };

/** An answer as it is written. */
export type AnswerSource = {
  /** folder name, and its anchor in every language */
  id: string;
  /** file of what it has in common in all languages */
  file: string;
  facts: z.output<typeof answerFactsSchema>;
  texts: Partial<Record<Language, Text>>;
};

function readAnswer(id: string): AnswerSource {
  const texts: AnswerSource['texts'] = {};
  for (const language of PUBLISHED_LANGUAGES) {
    const file = `${FOLDER}/${id}/${language}.md`;
    if (language !== DEFAULT_LANGUAGE && !existsSync(projectFile(file))) continue;
    texts[language] = { file, language, ...readMarkdown(file, answerTextSchema(language)) };
  }
  const file = `${FOLDER}/${id}/answer.yaml`;
  return { id, file, facts: readYaml(file, answerFactsSchema), texts };
}

let cache: AnswerSource[] | undefined;

/**
 * All answers as they are written, read once a process.
 * @throws {ContentError} if one lacks its Spanish text, or does not fit the schema
 */
export function answerSources(): AnswerSource[] {
  cache ??= listFolders(FOLDER).map(readAnswer);
  return cache;
}

/** The Markdown an answer is written in, as a page in a language shows it. */
export function answerMarkdown(id: string, language: Language): Pick<Text, 'file' | 'body'> {
  const source = answerSources().find((one) => one.id === id);
  if (!source) throw new Error(`there is no answer "${id}"`);
  return answerText(source, language);
}

/** The text of an answer in a language, or the Spanish one where the owner has none in it. */
export function answerText({ texts }: AnswerSource, language: Language): Text {
  return texts[language] ?? (texts[DEFAULT_LANGUAGE] as Text);
}
