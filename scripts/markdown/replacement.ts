import type { Element, ElementContent, Nodes } from 'hast';
import { findElement, textOf } from '../built-page.ts';

/** What says nothing in Markdown: ways around the page, and what needs a browser. */
const LEFT_OUT = new Set([
  'nav',
  'form',
  'button',
  'input',
  'script',
  'style',
  'template',
  'video',
  'source',
]);

/** Width of pictures that is asked for: large enough to be looked at, small enough to be sent. */
const PICTURE_WIDTH = 1500;

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** A piece of text. */
export function words(value: string): ElementContent {
  return { type: 'text', value };
}

/** Whether a node is an element, and not text or a comment. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function childrenOf(node: ElementContent): ElementContent[] {
  return isElement(node) ? node.children : [];
}

/** A list of ways to places of the same page. */
function isFilter(node: Element): boolean {
  const leadsAway = ({ tagName, properties }: Element) =>
    tagName === 'a' && !String(properties.href).startsWith('#');
  return node.tagName === 'ul' && Boolean(findElement(node, isLink)) && !findElement(node, leadsAway);
}

function isLink({ tagName }: Element): boolean {
  return tagName === 'a';
}

function isLeftOut(node: Element): boolean {
  const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
  return (
    LEFT_OUT.has(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    node.properties.hidden === true ||
    classes.includes('js:hidden') ||
    classes.includes('no-js:hidden') ||
    isFilter(node)
  );
}

/** The words an element is announced with, if they are others than its own. */
function givenName({ tagName, properties }: Element, main: Element): string | undefined {
  if (properties.ariaLabel) return String(properties.ariaLabel);
  if (!Array.isArray(properties.ariaLabelledBy)) return undefined;
  return properties.ariaLabelledBy
    .map((id) => findElement(main, (candidate) => candidate.properties.id === id))
    .map((named) => (named ? textOf(named).trim() : ''))
    .join(tagName === 'a' ? ': ' : ' ');
}

/** The widest JPEG of a picture up to the width asked for. */
function pictureSource({ properties }: Element): string {
  const candidates = String(properties.srcSet ?? '')
    .split(/,\s*/)
    .map((candidate) => candidate.split(' '))
    .filter(([, width]) => Number.parseInt(width ?? '', 10) <= PICTURE_WIDTH);
  return candidates.at(-1)?.[0] ?? String(properties.src);
}

/** A description list as a list of «term: description». */
function definitions({ children }: Element): Element {
  const parts = children.flatMap((child) =>
    isElement(child) && child.tagName === 'div' ? child.children : [child],
  );
  const items: Element[] = [];
  for (const part of parts) {
    if (!isElement(part)) continue;
    if (part.tagName === 'dt') items.push(element('li', [element('strong', [words(textOf(part).trim())])]));
    const item = items.at(-1);
    if (part.tagName === 'dd')
      item?.children.push(words(item.children.length > 1 ? ' · ' : ': '), ...part.children);
  }
  return element('ul', items);
}

/** A link by its name, after the picture in it. One that leads to a picture only enlarges what is in it. */
function link(node: Element, name: string | undefined): ElementContent[] {
  const picture = findElement(
    node,
    ({ tagName, properties }) => tagName === 'img' && Boolean(properties.alt),
  );
  const enlarges = /\.jpg$/.test(String(node.properties.href));
  if (name) node.children = [words(name)];
  if (!picture || !(name || enlarges)) return [node];
  return [element('p', [picture]), ...(enlarges ? [] : [node])];
}

/**
 * What stands for an element of a page where only text, links and pictures are left.
 * @param main the part of the page it belongs to, where its name may be found
 */
export function replacement(node: Element, main: Element): ElementContent[] {
  if (isLeftOut(node)) return [];
  const name = givenName(node, main);
  switch (node.tagName) {
    case 'svg':
      return name ? [element('p', [element('em', [words(name)])])] : [];
    case 'img':
      if (!node.properties.alt) return [];
      node.properties = { src: pictureSource(node), alt: node.properties.alt };
      return [node];
    case 'dl':
      return [definitions(node)];
    case 'summary':
      return [element('p', node.children)];
    case 'figcaption':
      return [element('p', node.children.some(isElement) ? node.children : [element('em', node.children)])];
    case 'ul':
    case 'ol':
      // A list of sections says so by their headings.
      return findElement(node, isHeading) ? node.children.flatMap(childrenOf) : [node];
    case 'a':
      return link(node, name);
    case 'h1':
    case 'h2':
    case 'h3':
      if (name) node.children = [words(name)];
      return [node];
    default:
      return [node];
  }
}
