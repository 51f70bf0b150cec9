import { parseAst } from 'rolldown/parseAst';

/** What of a module this site never reaches, as it is written there. */
export type LeftOut = {
  /** functions that nothing may call: they throw; other values become undefined */
  unreachable?: readonly string[];
  /** functions that do less: statements in place of their body */
  bodies?: Readonly<Record<string, string>>;
  /** conditions of `if` and `?:` that are always true */
  always?: readonly string[];
  /** conditions of `if` and `?:` that are never true */
  never?: readonly string[];
  /** calls and assignments that do nothing: what stands before their `(` or `=` */
  dropped?: readonly string[];
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };

type Edit = { start: number; end: number; text: string };

const THROW = '{ throw new Error("left out: see scripts/router/left-out.ts") }';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function replace({ start, end }: Node, text: string): Edit {
  return { start, end, text };
}

/** What becomes of one node: an edit, and which entry of the table asked for it. */
function editOf(node: Node, table: LeftOut, written: (part: unknown) => string): [string, Edit] | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'VariableDeclarator': {
      const name = written(node.id);
      const value = node.type === 'FunctionDeclaration' ? node : node.init;
      if (!isNode(value)) return undefined;
      const body = isNode(value.body) ? value.body : undefined;
      const statements = table.bodies?.[name];
      if (body && statements !== undefined) return [name, replace(body, `{ ${statements} }`)];
      if (!table.unreachable?.includes(name)) return undefined;
      return [name, body ? replace(body, THROW) : replace(value, 'void 0')];
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = written(node.test);
      if (table.always?.includes(test)) return [test, replace(node.test as Node, 'true')];
      return table.never?.includes(test) ? [test, replace(node.test as Node, 'false')] : undefined;
    }
    case 'CallExpression':
    case 'AssignmentExpression': {
      const target = written(node.callee ?? node.left);
      return table.dropped?.includes(target) ? [target, replace(node, 'void 0')] : undefined;
    }
  }
  return undefined;
}

/**
 * A module without what cannot be reached; what is then used by nobody is the bundler's and the minifier's to find.
 * @param code the module as it is published
 * @param file its name, for the complaint
 * @throws if an entry of the table finds nothing, so that an upgrade cannot go unnoticed
 */
export function leaveOut(code: string, file: string, table: LeftOut): string {
  const { unreachable = [], bodies = {}, always = [], never = [], dropped = [] } = table;
  const unused = new Set([...unreachable, ...Object.keys(bodies), ...always, ...never, ...dropped]);
  const edits: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const [entry, edit] =
      editOf(value, table, (part) => (isNode(part) ? code.slice(part.start, part.end) : '')) ?? [];
    if (entry !== undefined) unused.delete(entry);
    if (edit) edits.push(edit);
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part);
  };
  visit(parseAst(code));
  if (unused.size > 0) throw new Error(`${file} has no ${[...unused].join(', nor ')}`);
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start)) {
    // Stands inside something that is left out as a whole.
    if (start < done) continue;
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
