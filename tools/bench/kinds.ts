import { articleSlugs } from '#app/content/articles.ts';
import { workSlugs } from '#app/content/works.ts';
import { PAGE_IDS } from '#app/site/pages.ts';
import { articlePath, pathFor, workPath } from '#app/site/paths.ts';

/** One Spanish address for each kind of page, by the name that `--only` takes. */
export function kindsOfPage(): Map<string, string> {
  return new Map([
    ...PAGE_IDS.map((page): [string, string] => [page, pathFor(page, 'es')]),
    ['article', articlePath(articleSlugs('es')[0] ?? '', 'es')],
    ['work', workPath(workSlugs('es')[0] ?? '', 'es')],
    ['not-found', '/no-such-page'],
  ]);
}
