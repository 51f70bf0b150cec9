/**
 * Articles in any number, for measuring: their sections are those of real ones, put together anew, the same in every
 * language, so that words, lengths, pictures, links and tables are as real ones have them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

type Facts = { date: string; updated?: string; related: string[] };
type Text = { front: Record<string, string>; lead: string; sections: string[] };

function readText(file: string): Text {
  const [, front = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const [lead = '', ...sections] = body.split(/^(?=### )/m);
  return { front: parse(front), lead, sections };
}

/** The same text with sections of others at every second place: of which, the digits of its number say. */
export function mixed(own: Text, others: readonly Text[], number: number): Text {
  const sections = own.sections.map((section, index) => {
    const digit = Math.floor(number / others.length ** ((index + 1) / 2)) % others.length;
    return index % 2 === 0 ? section : (others[digit]?.sections[index] ?? section);
  });
  const { slug, title } = own.front;
  return {
    ...own,
    front: { ...own.front, slug: `${slug}-${number}`, title: `${title} (${number})` },
    sections,
  };
}

/** A day as many days before another as there are articles between them. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Adds articles to a folder of articles until there are as many as asked for.
 * @param folder e.g. content/articles of a copy of the project
 */
export function addArticles(folder: string, count: number): void {
  const real = readdirSync(folder).sort();
  const languages = readdirSync(path.join(folder, real[0] ?? ''))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', ''));
  const facts = real.map(
    (key) => parse(readFileSync(path.join(folder, key, 'article.yaml'), 'utf8')) as Facts,
  );
  const oldest = facts.map(({ date }) => date).sort()[0] ?? '';
  const texts = new Map(
    languages.map((language) => [
      language,
      real.map((key) => readText(path.join(folder, key, `${language}.md`))),
    ]),
  );
  for (let number = real.length + 1; number <= count; number++) {
    const model = number % real.length;
    const key = `${real[model]}-${number}`;
    mkdirSync(path.join(folder, key));
    const { updated: _, ...kept } = facts[model] ?? { date: '', related: [] };
    const own = { ...kept, date: daysBefore(oldest, number) };
    writeFileSync(path.join(folder, key, 'article.yaml'), stringify(own));
    for (const [language, all] of texts) {
      const text = all[model];
      if (!text) continue;
      const { front, lead, sections } = mixed(text, all, number);
      const file = path.join(folder, key, `${language}.md`);
      writeFileSync(file, `---\n${stringify(front)}---\n${lead}${sections.join('')}`);
    }
  }
}
