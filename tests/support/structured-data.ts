import { documentFile } from '#hosting/documents.ts';
import { ROOT, textOf } from './built-site.ts';

/** A node of a JSON-LD graph: a thing with its properties. */
export type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** The structured data of a document as they stand there. */
export function scriptsIn(document: string): string[] {
  return [...document.matchAll(SCRIPT)].map(([, json = '']) => json);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A thing and everything inside it, references included. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Whether a node says nothing itself but points to another. */
export function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id';
}

const graphs = new Map<string, Node[]>();

/** The things that a page's graph describes, on the site or the second owner's. */
export function graphOn(address: string, root = ROOT): Node[] {
  const file = documentFile(address);
  const known = graphs.get(root + file);
  if (known) return known;
  const graph = JSON.parse(scriptsIn(textOf(file, root))[0] ?? '{}')['@graph'] ?? [];
  graphs.set(root + file, graph);
  return graph;
}

/** The first thing of a type on a page. */
export function thingOn(address: string, type: string, root = ROOT): Node | undefined {
  return nodesIn(graphOn(address, root)).find((node) => node['@type'] === type);
}
