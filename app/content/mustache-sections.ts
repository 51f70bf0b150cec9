import { ContentError } from './source.ts';

const ALONE_ON_A_LINE = /^(\{\{[#^/]\w+\}\})\n/gm;
const PART = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const MARK = /\{\{[#^/]\w*\}\}/;

/**
 * Keeps the Mustache sections that apply to this site: `{{#name}}…{{/name}}` if `name` is true, `{{^name}}…{{/name}}` if
 * it is false. A tag alone on its line is removed with the line, so that a section can hold rows of a table.
 * @param cases what is true of the site
 * @throws {ContentError} for an unknown name, or a part that does not end
 * @see https://mustache.github.io/mustache.5.html (sections)
 */
export function keepSections(text: string, cases: Readonly<Record<string, boolean>>, file: string): string {
  const known = Object.keys(cases);
  const keep = (whole: string): string =>
    whole.replace(PART, (_, sign: string, name: string, part: string) => {
      if (!known.includes(name))
        throw new ContentError(file, [
          `{{${sign}${name}}} no vale: se esperaba uno de estos: ${known.join(', ')}`,
        ]);
      return cases[name] === (sign === '#') ? keep(part) : '';
    });
  const kept = keep(text.replace(ALONE_ON_A_LINE, '$1'));
  const [open] = MARK.exec(kept) ?? [];
  if (open)
    throw new ContentError(file, [
      `${open}: se esperaba una parte que empiece y termine, sin otra del mismo nombre dentro`,
    ]);
  return kept;
}
