import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';

export const ROOT = path.join(process.cwd(), 'build/client');

/** The built document of an address, as text. */
export function html(address: string): string {
  return readFileSync(path.join(ROOT, address, 'index.html'), 'utf8');
}

/** The built document of an address, to be queried. */
export function documentOf(address: string): Document {
  const known = documents.get(address);
  if (known) return known;
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const document = new window.DOMParser().parseFromString(html(address), 'text/html') as unknown as Document;
  documents.set(address, document);
  return document;
}

const documents = new Map<string, Document>();

/** Paths of all built documents, below build/client. */
export function allDocuments(): string[] {
  return globSync('**/*.html', { cwd: ROOT });
}

/** Whether a path of the site leads to a document or a file. */
export function leadsSomewhere(pathname: string): boolean {
  return (
    existsSync(path.join(ROOT, pathname, 'index.html')) ||
    (pathname !== '/' && existsSync(path.join(ROOT, pathname)))
  );
}

export function fileOf(pathname: string): Buffer {
  return readFileSync(path.join(ROOT, pathname));
}
