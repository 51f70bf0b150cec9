import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

/** Index of the key among the arguments of each translating function. */
const KEY_POSITION: Record<string, number> = { t: 0, translate: 1 };

type Node = { type: string; [field: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function eachCall(node: unknown, visit: (name: string, args: Node[]) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) eachCall(item, visit);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Identifier') {
    visit(String(node.callee.name), node.arguments as Node[]);
  }
  for (const value of Object.values(node)) if (typeof value === 'object') eachCall(value, visit);
}

/** Whether a file may translate: those of app/i18n/ pass keys on, and tests make up their own. */
function mayTranslate(file: string): boolean {
  return !/\.test\.|app\/i18n\//.test(file);
}

function keysIn(file: string): string[] {
  const keys: string[] = [];
  eachCall(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }), (name, args) => {
    const position = KEY_POSITION[name];
    if (position === undefined || args.length <= position) return;
    const argument = args[position];
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') {
      throw new Error(`${file}: ${name}(…) must be called with its text written out`);
    }
    keys.push(argument.value);
  });
  return keys;
}

/**
 * Every text that the components of app/ translate, once.
 * @throws if a call does not write its text out: only literal texts can be found, listed and renamed
 */
export function usedKeys(): string[] {
  return [...new Set(globSync('app/**/*.{ts,tsx}').filter(mayTranslate).flatMap(keysIn))];
}
