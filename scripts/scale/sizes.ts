/** Weighs the pages of the site that has been built in this folder, and prints it; for scripts/measure-scale.ts. */
import path from 'node:path';
import { articlePath, pathFor } from '../../app/site/paths.ts';
import { articleSlugs } from '../../content/articles.ts';
import { weigh } from '../budgets.ts';

const pages = {
  home: pathFor('home', 'es'),
  blog: pathFor('blog', 'es'),
  'an article': articlePath(articleSlugs('es')[0] ?? '', 'es'),
};

/** Bytes after brotli, by what they are of. */
export type Sizes = Record<string, number>;

const sizes: Sizes = {};
for (const [name, address] of Object.entries(pages)) {
  const { document, javascript } = weigh(path.join(address, 'index.html'));
  sizes[`document of ${name}, bytes`] = document;
  sizes[`JavaScript of ${name}, bytes`] = javascript;
}
process.stdout.write(JSON.stringify(sizes));
