const REGISTRATION = /@property (--[\w-]+)\{([^}]*)\}/g;
const SETTING = /(?<=[{;])(--[\w-]+):([^;{}]*)/g;
/** What Tailwind makes of our tokens. */
const THEME = /@layer theme\{:root(\{[^{}]*)\}\}/;
/** Values of more characters are named where they are used more than once. */
const LONGEST_REPEATED = 8;
/** A use of a custom property whose fallback holds no further one, with the space behind it. */
const USE = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)( ?)/g;

/** Takes out custom properties, and their registrations, that no rule of the sheet reads. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(REGISTRATION, (rule, name) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
      read.has(name) ? declaration : '',
    );
  // What only they read is not read either.
  return kept === css ? css : withoutUnread(kept);
}

/** The values that a custom property gets from rules; what is set for browsers that know no registration counts for nothing. */
function valuesIn(css: string): (name: string) => string[] {
  const rules = css.replace(/@layer properties\{.*?\}\}\}/s, '').replace(REGISTRATION, '');
  const values = Map.groupBy(rules.matchAll(SETTING), ([, name = '']) => name);
  return (name) => (values.get(name) ?? []).map(([, , value = '']) => value);
}

type Constants = Map<string, { value?: string; onRoot?: boolean }>;

/**
 * Custom properties that are the same wherever they are read.
 * @returns without a value: it is nowhere set, and the fallback counts; on the root: it is always set, no fallback does
 */
function constants(css: string): Constants {
  const found: Constants = new Map();
  const valuesOf = valuesIn(css);
  const registrations = new Map(
    [...css.matchAll(REGISTRATION)].map(([, name = '', rule = '']) => [name, rule]),
  );
  const theme = new Map(
    [...(THEME.exec(css)?.[1] ?? '').matchAll(SETTING)].map(([, name = '', value]) => [name, value]),
  );
  for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
    const registration = registrations.get(name);
    const initial = /initial-value:([^;]*)/.exec(registration ?? '')?.[1];
    const values = valuesOf(name);
    if (registration && !registration.includes('inherits:false')) continue;
    if (values.every((value) => value === initial)) found.set(name, { value: initial });
    else if (theme.has(name)) {
      const uses = css.split(`var(${name}`).length - 1;
      const short = uses === 1 || (theme.get(name)?.length ?? 0) <= LONGEST_REPEATED;
      found.set(name, { onRoot: true, value: values.length === 1 && short ? theme.get(name) : undefined });
    }
  }
  return found;
}

function withConstants(css: string, known: Constants): string {
  const folded = css.replace(USE, (use, name, fallback, space) => {
    const { value, onRoot } = known.get(name) ?? {};
    if (value !== undefined) return value && value + space;
    if (onRoot) return `var(${name})${space}`;
    return known.has(name) && fallback !== undefined ? fallback && fallback + space : use;
  });
  return folded === css ? css : withConstants(folded, known);
}

/** `calc(.25rem * 6)` as `1.5rem`. */
function withProducts(css: string): string {
  return css.replace(/calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g, (_, one, other) =>
    `${Number((Number(one) * Number(other)).toFixed(6))}rem`.replace(/^(-?)0\./, '$1.'),
  );
}

/**
 * Registrations as rules that set the initial values, on every element or, where they are inherited, on the root: Tailwind
 * writes both, the rules for browsers that know no registration. Only scripts animate what is registered here.
 */
function withoutRegistrations(css: string): string {
  const [, rules] = /@layer properties\{@supports [^{]*(\{.*?\}\})\}/s.exec(css) ?? [];
  if (!rules) return css;
  return css
    .replace(REGISTRATION, (registration, name) => (rules.includes(`${name}:`) ? '' : registration))
    .replace(/@layer properties\{.*?\}\}\}/s, () => `@layer properties${rules}`);
}

function withoutEmptyRules(css: string): string {
  const kept = css.replace(/;(?=\})/g, '').replace(/(?<=^|[{};])[^{};]+\{\}/g, '');
  return kept === css ? css : withoutEmptyRules(kept);
}

/** Gives properties names of a letter or two, those that are used most the shortest. */
function withShortNames(css: string): string {
  const uses = Map.groupBy(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
  const names = [...uses.keys()].sort(
    (one, other) => (uses.get(other)?.length ?? 0) - (uses.get(one)?.length ?? 0),
  );
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(/(?<=var\(|[{;]|@property )--[\w-]+(?=[),:{])/g, (name) => short.get(name) ?? name);
}

/**
 * Makes a page's style sheet say the same with fewer and shorter custom properties. What always has its initial value
 * is written out, as most of what Tailwind registers for utilities that work together; what is never read goes. The
 * whole sheet, which comes later, brings all of them under their own names, and all rules that read them.
 */
export function plainProperties(css: string): string {
  const plain = withProducts(withConstants(css, constants(css)));
  return withShortNames(withoutRegistrations(withoutEmptyRules(withoutUnread(plain))));
}
