import { parseAst } from 'rolldown/parseAst';

/** A text that a source file translates, and where it is written, quotes included. */
type WrittenKey = { key: string; start: number; end: number };

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

/** Whether a file of the project may translate: those of app/i18n/ pass keys on, and tests make up their own. */
export function mayTranslate(file: string): boolean {
  return /app\/.*\.tsx?$/.test(file) && !/\.test\.|app\/i18n\//.test(file);
}

/**
 * Every text that a source file translates, in the order written.
 * @param file for the error message
 * @throws if a call does not write its text out: only literal texts can be found, listed, renamed and finished
 */
export function keysInSource(code: string, file: string): WrittenKey[] {
  const keys: WrittenKey[] = [];
  eachCall(parseAst(code, { lang: 'tsx' }), (name, args) => {
    const position = KEY_POSITION[name];
    if (position === undefined || args.length <= position) return;
    const argument = args[position];
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') {
      throw new Error(`${file}: ${name}(…) must be called with its text written out`);
    }
    keys.push({ key: argument.value, start: Number(argument.start), end: Number(argument.end) });
  });
  return keys.sort((a, b) => a.start - b.start);
}
