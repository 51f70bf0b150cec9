import { appendFileSync, readFileSync } from 'node:fs';
import type { OpenGraphPage } from '#app/content/open-graph-page.ts';
import { projectFile } from '#app/content/source.ts';
import type { Shown } from '#app/lib/shown-on-page.ts';
import { largestSource } from '#app/media/picture-data.ts';
import { type OpenGraphImage, openGraphImage } from './open-graph-image.server.ts';

/** Not among the served files; `npm run build` empties its folder first. */
const FILE = 'build/documents.jsonl';

/** What the steps after rendering need to know of a document, so that none of them reads HTML. */
type DocumentRecord = {
  address: string;
  image: OpenGraphImage;
  /** paths of the pictures it shows, each as its widest JPEG */
  pictures: string[];
};

/** Notes what a document shows, as soon as it is rendered. */
export function recordDocument(page: OpenGraphPage, { headline, pictures }: Shown): void {
  const record: DocumentRecord = {
    address: page.address,
    image: openGraphImage(page, headline),
    pictures: [...pictures.values()].map(({ picture }) => largestSource(picture)),
  };
  appendFileSync(projectFile(FILE), `${JSON.stringify(record)}\n`);
}

/**
 * Every page and article that was rendered, by its address.
 * @throws if nothing was
 */
export function documentRecords(): Map<string, DocumentRecord> {
  const lines = readFileSync(projectFile(FILE), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map((record) => [record.address, record]));
}
