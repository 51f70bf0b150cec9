import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { documentFile } from '#hosting/documents.ts';

export const ROOT = path.join(process.cwd(), 'build/client');

/** The site of the second owner: see tools/build-other-owner.ts. */
export const OTHER_ROOT = path.join(process.cwd(), '.cache/other-owner/build/client');

const TEXT_FILE = /\.(?:html|js|css|data|json|xml|rss|txt|svg|webmanifest)$/;

/** The built document of an address, as text. */
export function html(address: string): string {
  return textOf(documentFile(address));
}

const documents = new Map<string, Document>();

/** A built document, to be queried. */
export function documentAt(file: string, root = ROOT): Document {
  const full = path.join(root, file);
  const known = documents.get(full);
  if (known) return known;
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const document = new window.DOMParser().parseFromString(
    textOf(file, root),
    'text/html',
  ) as unknown as Document;
  documents.set(full, document);
  return document;
}

/** The built document of an address, to be queried. */
export function documentOf(address: string, root = ROOT): Document {
  return documentAt(documentFile(address), root);
}

/** Paths of all built files, hidden ones included, below the site's root. */
export function allFiles(root = ROOT): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'));
}

/** Paths of all built files that people or machines read as text. */
export function textFiles(root = ROOT): string[] {
  return allFiles(root).filter((file) => TEXT_FILE.test(file));
}

/** Paths of all built documents, below the site's root. */
export function allDocuments(root = ROOT): string[] {
  return allFiles(root).filter((file) => file.endsWith('.html'));
}

/** A built file as text. */
export function textOf(file: string, root = ROOT): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/**
 * A text without the escapes of HTML, JSON, XML, Markdown or scripts, so that all of them can be searched for the same
 * words.
 */
export function unescaped(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => named[name] ?? '');
}

/** Whether a path of the site leads to a document or a file. Addresses that have moved have folders without either. */
export function leadsSomewhere(pathname: string): boolean {
  return [pathname, documentFile(pathname)].some((file) =>
    statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
  );
}

export function fileOf(pathname: string): Buffer {
  return readFileSync(path.join(ROOT, pathname));
}

/** A piece of HTML, to be queried. */
export function fragment(source: string): Element {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  return new window.DOMParser().parseFromString(source, 'text/html').body as unknown as Element;
}

/** The addresses of a document's versions by language, its own and the default among them. */
export function alternatesOf(address: string, root = ROOT): Record<string, string> {
  const links = [...documentOf(address, root).querySelectorAll('link[rel=alternate][hreflang]')];
  return Object.fromEntries(
    links.map((link) => [
      link.getAttribute('hreflang') ?? '',
      new URL(link.getAttribute('href') ?? '').pathname,
    ]),
  );
}

/** A text as it is read: any white space in it is one space. */
export function singleSpaced(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim();
}

/** The letters and digits of a text: spacing and punctuation do not count. */
export function lettersOf(text: string | null | undefined): string {
  return (text ?? '').replace(/[^\p{L}\p{N}]/gu, '');
}
