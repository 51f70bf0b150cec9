import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

export type KeyUse = { key: string; file: string };

/** Where in the arguments of each translating function the key stands. */
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

/**
 * Every text that the components of app/ translate.
 * @throws if a call does not write its text out: only literal texts can be found, listed and renamed
 */
export function usedKeys(root = 'app'): KeyUse[] {
  const uses: KeyUse[] = [];
  for (const file of globSync(`${root}/**/*.{ts,tsx}`).sort()) {
    if (/\.test\.|app\/i18n\//.test(file)) continue;
    const program = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' });
    eachCall(program, (name, args) => {
      const position = KEY_POSITION[name];
      if (position === undefined || args.length <= position) return;
      const argument = args[position];
      if (argument?.type !== 'Literal' || typeof argument.value !== 'string') {
        throw new Error(`${file}: ${name}(…) must be called with its text written out`);
      }
      uses.push({ key: argument.value, file });
    });
  }
  return uses;
}
