import type { CDPSession } from '@playwright/test';

const KINDS = ['document', 'css', 'js', 'font', 'picture'] as const;

/** Bytes of bodies as they were transferred, compressed, without headers. */
export type Bytes = Record<(typeof KINDS)[number] | 'jsBeforeLoad', number>;

function kindOf(mimeType: string): (typeof KINDS)[number] | undefined {
  if (mimeType === 'text/html') return 'document';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.endsWith('javascript')) return 'js';
  if (mimeType.startsWith('font/')) return 'font';
  if (mimeType.startsWith('image/')) return 'picture';
  return undefined;
}

/**
 * Counts what a page fetches from now on.
 * @returns a function that tells what has arrived so far
 */
export function countBytes(session: CDPSession): () => Bytes {
  const bytes: Bytes = { document: 0, css: 0, js: 0, font: 0, picture: 0, jsBeforeLoad: 0 };
  const answers = new Map<string, { kind: keyof Bytes; headers: number; requested: number }>();
  const requested = new Map<string, number>();
  const scripts: { requested: number; size: number }[] = [];
  let loaded = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    requested.set(requestId, timestamp);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType);
    // The disk cache and data URLs transfer nothing.
    if (!kind || response.fromDiskCache || response.url.startsWith('data:')) return;
    const at = requested.get(requestId) ?? 0;
    answers.set(requestId, { kind, headers: response.encodedDataLength, requested: at });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer) return;
    const size = Math.max(0, encodedDataLength - answer.headers);
    bytes[answer.kind] += size;
    if (answer.kind === 'js') scripts.push({ requested: answer.requested, size });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  return () => ({
    ...bytes,
    jsBeforeLoad: scripts
      .filter((script) => script.requested < loaded)
      .reduce((sum, { size }) => sum + size, 0),
  });
}
