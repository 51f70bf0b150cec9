/** A strict reader of `_headers`, as Netlify and Cloudflare Pages both document it. */
export type HeaderRule = { path: string; set: [name: string, value: string][]; detach: string[] };

/** @throws at the first line that is not a comment, a path, a header or a detached header */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (reason: string): never => {
      throw new Error(`line ${index + 1}: ${reason}: ${line}`);
    };
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      if ((line.match(/\*/g) ?? []).length > 1 || /\s/.test(line)) fail('not a path with one splat at most');
      rules.push({ path: line, set: [], detach: [] });
      continue;
    }
    const rule = rules.at(-1) ?? fail('a header before any path');
    const [, detached] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([A-Za-z][\w-]*): (\S.*)$/.exec(line) ?? [];
    if (detached) rule.detach.push(detached);
    else if (name && value) rule.set.push([name, value]);
    else fail('neither path nor header');
  }
  return rules;
}

function matches(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? rule === path : path.startsWith(start) && path.endsWith(end);
}

/** The headers of a path. Several values of one header are joined, unless a later rule detaches it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules.filter(({ path: pattern }) => matches(pattern, path))) {
    for (const name of rule.detach) delete found[name];
    for (const [name, value] of rule.set) found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return found;
}
