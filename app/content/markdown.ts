import { slugifyWithCounter } from '@sindresorhus/slugify';
import type { Element, ElementContent, Root as HtmlRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { List, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { otherLanguage } from '#app/site/published-languages.ts';
import { finishMarkdown, internalPath, type References } from './references.ts';
import { ContentError } from './source.ts';

/** A heading of a text: `level` 2 or 3, `id` is its anchor. */
export type Heading = { id: string; text: string; level: number };

/** A piece of a long text: ready HTML, in a section of its own if it begins with a heading. */
export type HtmlBlock = { kind: 'html'; tag: 'section' | 'div'; html: string };

/** A piece of a long text: HTML, or a picture of the registry with its caption. */
export type Block = HtmlBlock | { kind: 'figure'; picture: string; caption: string };

export type RichText = { lead: string; blocks: Block[]; headings: Heading[]; words: number };

/** Classes for the alignment of table columns. */
const ALIGNMENT: [string, ...string[]] = ['className', 'left', 'center', 'right'];

const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    '*': [],
    a: ['href', 'hrefLang', 'rel'],
    img: ['src', 'alt', 'title'],
    ol: [['className', 'timeline'], 'start'],
    h2: ['id'],
    h3: ['id'],
    th: ['scope', ALIGNMENT],
    td: [ALIGNMENT],
  },
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel'], src: ['picture'] },
};

function isElement(
  node: HtmlRoot | RootContent | ElementContent | undefined,
  tagName: string,
): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

function isHeading({ tagName }: Element): boolean {
  return tagName === 'h2' || tagName === 'h3';
}

/** Refuses a title beside that of the page, and marks that do not close: a page would show their signs. */
function slips({ file }: References) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'heading' && node.depth === 1)
        throw new ContentError(file, [
          `título «${textOf(node)}»: se esperaban dos almohadillas o más, «## »`,
        ]);
      const [open] = (node.type === 'text' && /\*\*\S*|\[[^\]]*\]\(\S*/.exec(node.value)) || [];
      if (open) throw new ContentError(file, [`«${open}»: falta lo que cierra la negrita o el enlace`]);
    });
  };
}

/**
 * `:::timeline` around a list becomes the strip of months, `:::data` a table of names and values. Any other directive is a
 * mistake.
 */
function directives(options: References) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        throw new ContentError(options.file, [
          `«:${node.name}» no se conoce: se esperaba un espacio detrás de los dos puntos`,
        ]);
      }
      if (node.type !== 'containerDirective') return;
      const list = node.children[0];
      if (node.name === 'data' && list?.type === 'list') {
        namesAndValues(list, options);
        return;
      }
      if (node.name !== 'timeline' || list?.type !== 'list') {
        throw new ContentError(options.file, [
          `«:::${node.name}»: se esperaba «:::timeline» alrededor de una lista numerada o «:::data» alrededor de una lista`,
        ]);
      }
      list.data = { hProperties: { className: ['timeline'] } };
    });
  };
}

/** The bold words at the start of each item are the name, without their colon; the rest is the value. */
function namesAndValues(list: List, { file }: References): void {
  list.data = { hName: 'dl' };
  for (const item of list.children) {
    const [line] = item.children;
    const [name, value, ...more] = line?.type === 'paragraph' ? line.children : [];
    const colon = name?.type === 'strong' ? name.children.at(-1) : undefined;
    if (name?.type !== 'strong' || colon?.type !== 'text' || value?.type !== 'text') {
      throw new ContentError(file, ['«:::data»: se esperaba «- **Nombre:** valor» en cada línea']);
    }
    colon.value = colon.value.replace(/:$/, '');
    value.value = value.value.trimStart();
    item.data = { hName: 'div' };
    item.children = [
      { type: 'paragraph', children: name.children, data: { hName: 'dt' } },
      { type: 'paragraph', children: [value, ...more], data: { hName: 'dd' } },
    ];
  }
}

/** Resolves `page:`, `article:` and `answer:` links, and gives outside links their `rel`. Pictures come from the registry only. */
function links(options: References) {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'img' && !(parent && figureOf(parent)?.picture)) {
        throw new ContentError(options.file, [
          `imagen «${node.properties.src}»: se esperaba «picture:» y el nombre de una imagen, en un párrafo propio`,
        ]);
      }
      if (node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      const internal = internalPath(href, options);
      if (internal) {
        // A `page-es:` link has `hreflang` on Spanish pages too.
        const other = otherLanguage(internal, options.language);
        if (other || href.startsWith('page-es:')) node.properties.hrefLang = other ?? 'es';
        node.properties.href = internal;
      } else if (/^https:/.test(href)) {
        node.properties.rel = ['noopener'];
      } else if (!/^(mailto:|tel:|#)/.test(href)) {
        throw new ContentError(options.file, [
          `enlace «${href}»: se esperaba que empezara por https://, mailto:, page:, article: o answer:`,
        ]);
      }
    });
  };
}

/** Characters that separate words: `l’acciaio` is two, and «&» must not become an English «and». */
const BETWEEN_WORDS = ["'", '’', '&'].map((sign): [string, string] => [sign, ' ']);

/**
 * Gives every heading a unique `id`: its words in ASCII letters, with a number if another heading has the same.
 * German writes ä as ae, the other languages drop their diacritics.
 */
function anchors({ file, language }: References) {
  return (tree: HtmlRoot) => {
    const slug = slugifyWithCounter();
    visit(tree, 'element', (node) => {
      if (!isHeading(node)) return;
      const text = plainText(node);
      const letters =
        language === 'de' ? text.normalize('NFKC') : text.normalize('NFKD').replace(/\p{M}/gu, '');
      const id = slug(letters, { decamelize: false, customReplacements: BETWEEN_WORDS });
      if (!id) throw new ContentError(file, [`título «${text}»: se esperaban palabras`]);
      node.properties.id = id;
    });
  };
}

/** Gives header cells their `scope`, and turns `align`, which HTML 5 lacks, into a class. */
function tables() {
  return (tree: HtmlRoot) => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
      const { align, ...properties } = cell.properties;
      cell.properties = {
        ...properties,
        ...(cell.tagName === 'th' && { scope: 'col' }),
        ...(align && { className: [String(align)] }),
      };
    });
  };
}

/**
 * Markup that the styles need, added after sanitising: a table scrolls inside a focusable box named after the heading
 * above it; a heading links to itself, so that its URL can be copied; a paragraph that is all emphasis becomes a note.
 */
function boxes() {
  return (tree: HtmlRoot) => {
    let heading: string | undefined;
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element') return node;
      if (isHeading(node)) {
        heading = plainText(node);
        const linked = node.children.some((child) => isElement(child, 'a'));
        return linked ? node : { ...node, children: [selfLink(node)] };
      }
      if (node.tagName === 'table') {
        const properties = { className: ['table-box'], role: 'group', ariaLabel: heading, tabIndex: 0 };
        return { type: 'element', tagName: 'div', properties, children: [node] };
      }
      const [only] = node.children;
      if (node.tagName === 'p' && node.children.length === 1 && isElement(only, 'em')) {
        return { ...node, properties: { className: ['note'] }, children: only.children };
      }
      return node;
    });
  };
}

function selfLink({ properties, children }: Element): Element {
  return { type: 'element', tagName: 'a', properties: { href: `#${properties.id}` }, children };
}

/** The picture of a paragraph that is nothing else: its name, empty if it is not one of the registry, and caption. */
function figureOf(node: HtmlRoot | RootContent): { picture: string; caption: string } | undefined {
  if (!isElement(node, 'p') || node.children.length !== 1) return undefined;
  const [image] = node.children;
  if (!isElement(image, 'img')) return undefined;
  const [, picture = ''] = /^picture:(.+)/.exec(String(image.properties.src ?? '')) ?? [];
  return { picture, caption: String(image.properties.title ?? '') };
}

/**
 * Turns a Markdown text into blocks, a section at each heading.
 * HTML in the source is dropped, everything else is sanitised.
 * The first paragraph becomes the lead.
 * @throws {ContentError} for an unknown link, directive or structure
 */
export async function renderMarkdown(source: string, options: References): Promise<RichText> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => slips(options))
    .use(() => directives(options))
    .use(() => finishMarkdown(options))
    .use(remarkRehype)
    .use(() => links(options))
    .use(() => anchors(options))
    .use(tables)
    .use(rehypeSanitize, schema)
    .use(boxes);
  const markdown = processor.parse(source);
  const tree = await processor.run(markdown);

  const content = tree.children.filter((node) => node.type !== 'text');
  const [first, ...rest] = content;
  if (!isElement(first, 'p'))
    throw new ContentError(options.file, ['se esperaba que el texto empezara con un párrafo']);

  const headings: Heading[] = [];
  const blocks: Block[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    if (pending.length > 0) {
      const [first] = pending;
      const tag = first?.type === 'element' && isHeading(first) ? 'section' : 'div';
      blocks.push({ kind: 'html', tag, html: toHtml({ type: 'root', children: pending }) });
    }
    pending = [];
  };
  for (const node of rest) {
    const figure = figureOf(node);
    if (figure) {
      flush();
      blocks.push({ kind: 'figure', ...figure });
      continue;
    }
    if (node.type === 'element' && isHeading(node)) {
      flush();
      headings.push({
        id: String(node.properties.id),
        text: plainText(node),
        level: Number(node.tagName[1]),
      });
    }
    pending.push(node);
  }
  flush();
  return {
    lead: toHtml(first.children),
    blocks,
    headings,
    words: textOf(markdown).split(/\s+/u).filter(Boolean).length,
  };
}

function plainText(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? plainText(child) : ''))
    .join('');
}
