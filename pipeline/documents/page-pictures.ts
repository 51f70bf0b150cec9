/** A picture that a built document shows: its largest JPEG, and what is seen. */
export type ShownPicture = { src: string; alt: string; first: boolean };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Text of an HTML attribute or title as React writes it, without its entities. */
export function decodeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decodeHtml(value);
}

function widest(srcset: string): string | undefined {
  const candidates = srcset.split(',').map((candidate) => candidate.trim().split(/\s+/));
  const width = ([, size = '0w']: string[]) => Number.parseInt(size, 10);
  return candidates.sort((one, other) => width(other) - width(one))[0]?.[0];
}

/**
 * The pictures of the registry that a document shows, each once, in the order of the document. Search engines are told
 * of these and of no others: what is not on a page does not belong to it.
 */
export function picturesOf(html: string): ShownPicture[] {
  const shown = new Map<string, ShownPicture>();
  for (const [tag] of html.matchAll(/<img\s[^>]*>/g)) {
    const src = widest(attribute(tag, 'srcset') ?? '');
    if (!src?.startsWith('/pictures/') || shown.has(src)) continue;
    const first = attribute(tag, 'fetchpriority') === 'high';
    shown.set(src, { src, alt: attribute(tag, 'alt') ?? '', first });
  }
  return [...shown.values()];
}
