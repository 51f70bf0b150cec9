import { ContentError } from './source.ts';

const ALONE_ON_A_LINE = /^(\{\{[#^/]\w+\}\})\n/gm;
const PART = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const MARK = /\{\{[#^/]\w*\}\}/;

/**
 * Keeps the parts of a text that hold for this site: `{{#name}}…{{/name}}` stands if `name` is true, `{{^name}}…{{/name}}`
 * if it is not, as Mustache has it. A mark alone on its line leaves no line behind, so that a part may be rows of a table.
 * @param cases what is true of the site
 * @throws {ContentError} for an unknown name, or a part that does not end
 * @see https://mustache.github.io/mustache.5.html (sections)
 */
export function partsThatHold(text: string, cases: Readonly<Record<string, boolean>>, file: string): string {
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
