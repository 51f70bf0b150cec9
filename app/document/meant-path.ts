import { splitPath } from './detect-language.ts';

/** A path as it was probably meant: without capitals, accents, file endings, doubled or trailing slashes. */
function tidy(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // What cannot be decoded is compared as it is.
  }
  return path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\.(html?|php)$|[/\s.,;:)]+$/g, '');
}

/**
 * The page that was probably meant by an address that does not exist, such as `/Tecnologia`, `/DE//blog/` or an article or a
 * work by its name in another language: `/en/projects/torre-empresarial`.
 * @param known paths of every page, article and work, a group for each in all its languages
 * @returns a path of `known` other than the one asked for, or undefined
 */
export function meantPath(pathname: string, known: string[][]): string | undefined {
  const [code, rest] = splitPath(tidy(pathname));
  const [, section, slug] = /^(\/[^/]+\/)([^/]+)$/.exec(rest) ?? [];
  const isMeant = (path: string) => splitPath(path)[1] === rest;
  const isNamed = (path: string) => path.endsWith(`/${slug}`);
  const isBeside = (path: string) => section && splitPath(path)[1].startsWith(section);
  const group =
    known.find((paths) => paths.some(isMeant)) ??
    known.find((paths) => paths.some(isNamed) && paths.some(isBeside));
  const meant = group?.find((path) => splitPath(path)[0] === code);
  return meant === pathname ? undefined : meant;
}
