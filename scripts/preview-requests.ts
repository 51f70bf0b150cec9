import type { IncomingHttpHeaders } from 'node:http';

type Range = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'outside' };

/** HTTP dates know seconds only. */
function isNotNewer(modified: Date, date: string): boolean {
  return Math.floor(modified.getTime() / 1000) <= Math.floor(Date.parse(date) / 1000);
}

/**
 * Whether a visitor's copy is still good. An entity tag outweighs a date.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = headers['if-modified-since'];
  return since !== undefined && isNotNewer(modified, since);
}

/**
 * The part of a file that a request asks for. Several parts, other units and what cannot be read get the whole.
 * @param size of the file in bytes
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function byteRange(headers: IncomingHttpHeaders, size: number, etag: string, modified: Date): Range {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  const condition = String(headers['if-range'] ?? '');
  if (condition !== '') {
    const holds = condition.startsWith('"')
      ? condition === etag
      : Date.parse(condition) === Math.floor(modified.getTime() / 1000) * 1000;
    if (!holds) return { kind: 'whole' };
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'outside' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start >= size ? { kind: 'outside' } : { kind: 'part', start, end };
}
