/** Says the same as a page's style sheet in fewer bytes, where Tailwind is prepared for what the page does not have. */
import type { Declaration, Root } from 'postcss';

/** Style of a border, or all of a border, however many sides. */
const BORDER = /^border(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?(?:-style)?$/;

/** Every element starts with solid borders of no width: no need to say so again, unless a rule makes them something else. */
function withoutSolid(declarations: Declaration[]): void {
  const borders = declarations.filter(({ prop }) => BORDER.test(prop));
  if (!borders.some(({ prop, value }) => prop === 'border' && value === '0 solid')) return;
  if (borders.some(({ value }) => !/\bsolid\b/.test(value))) return;
  for (const declaration of borders) if (declaration.value === 'solid') declaration.remove();
}

/** A comma needs no space behind it, nor does a shadow that is not there need to be drawn before another. */
function shorterValue(prop: string, value: string, isSet: (name: string) => boolean): string {
  // Every other part stands in quotes.
  const plain = value
    .split('"')
    .map((part, index) => (index % 2 ? part : part.replaceAll(', ', ',')))
    .join('"');
  if (prop === 'box-shadow') return plain.replace(/^(?:0 0 #0000,)+/, '');
  if (prop !== 'transition-property') return plain;
  return plain
    .split(',')
    .filter((name) => !name.startsWith('--') || isSet(name))
    .join(',');
}

/** Shortens the declarations of a sheet, in place. */
export function shorten(sheet: Root): void {
  const declarations: Declaration[] = [];
  sheet.walkDecls((declaration) => void declarations.push(declaration));
  const set = new Set(declarations.map(({ prop }) => prop));
  withoutSolid(declarations);
  for (const declaration of declarations) {
    declaration.value = shorterValue(declaration.prop, declaration.value, (name) => set.has(name));
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
