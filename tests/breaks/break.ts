import { globSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../app/site/languages.ts';
import type { PageId } from '../../app/site/pages.ts';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';
import { ROOT } from '../support/built-site.ts';
import { type Node, nodesIn } from '../support/structured-data.ts';

/** Something done wrong on purpose in a built file, to see that a check says so. */
export type Break = {
  /** what is done wrong, in a few words */
  what: string;
  /** built file, below the site's root; `*` stands for what a build adds to a name */
  file: string;
  /** the second owner's site instead of the sample's */
  other?: boolean;
  change: (content: Buffer) => Buffer | Promise<Buffer>;
  /** files that are changed in the same way, as the style sheet has all that documents carry a part of */
  also?: readonly string[];
  /** the spec that must fail, where only a browser can notice */
  spec?: string;
  /** it stops other checks of the same file from being made at all, or another break would hide it */
  alone?: boolean;
  /**
   * Part of the full name of the test that must fail, and with an address in it where there are many alike; `…` stands
   * for whatever comes between.
   */
  test: string;
};

/**
 * The one built file of a name with `*` in it.
 * @throws unless it is one
 */
export function builtFile(name: string, root = ROOT): string {
  const found = globSync(name, { cwd: root });
  if (found.length !== 1) throw new Error(`${name}: ${found.length} built files instead of one`);
  return path.join(root, found[0] ?? '');
}

/** Path of the document of a page. */
export function documentOf(page: PageId, language: Language): string {
  return `${pathFor(page, language)}/index.html`.replace(/^\/+/, '');
}

/** Address of the article that comes at a place in the list of a language, newest first. */
export function articleAt(place: number, language: Language): string {
  return articlePath(articleSlugs(language).at(place) ?? '', language);
}

/** The address as names of tests have it: long ones are cut. */
export function namedArticle(place: number, language: Language): string {
  return `${articleAt(place, language).slice(0, 30)}…`;
}

/** Whether a test is meant. */
export function isMeant({ test }: Pick<Break, 'test'>, fullName: string): boolean {
  return test.split('…').every((part) => fullName.includes(part));
}

/** Path of that article's document. */
export function articleDocument(place: number, language: Language): string {
  return `${articleAt(place, language)}/index.html`.slice(1);
}

/** Changes a text. */
export function text(change: (content: string) => string): Break['change'] {
  return (content) => Buffer.from(change(content.toString('utf8')));
}

/** Puts something in the place of the first that is found. */
export function swap(from: string | RegExp, to: string): Break['change'] {
  return text((content) => content.replace(from, () => to));
}

const JSON_LD = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/;

/** Changes the graph of a document, and writes it down as the build does. */
export function graph(change: (things: Node[]) => void): Break['change'] {
  return text((content) =>
    content.replace(JSON_LD, (_, start: string, json: string, end: string) => {
      const whole = JSON.parse(json);
      change(whole['@graph']);
      return start + JSON.stringify(whole).replaceAll('<', '\\u003c') + end;
    }),
  );
}

/** Changes the first thing of a type in a graph, wherever it stands. */
export function thing(type: string, change: (node: Node) => void): Break['change'] {
  return graph((things) => {
    const found = nodesIn(things).find((node) => node['@type'] === type);
    if (!found) throw new Error(`there is no ${type}`);
    change(found);
  });
}

/** Takes properties from the first thing of a type. */
export function without(type: string, ...names: string[]): Break['change'] {
  return thing(type, (node) => {
    for (const name of names) delete node[name];
  });
}
