import lighthouse, { type Result } from 'lighthouse';
import { CATEGORIES, type Figures, KINDS, type Kind, type Miss, type Run } from './results.ts';

/** Resource types as Chromium names them; any other counts only in the total. */
const KIND_OF: Record<string, Kind> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

type Request = { resourceType?: string; transferSize?: number };

function bytesByKind(result: Result): Run['bytes'] {
  const details = result.audits['network-requests']?.details;
  const requests: Request[] = details && 'items' in details ? (details.items as Request[]) : [];
  const bytes = Object.fromEntries([...KINDS, 'total'].map((kind) => [kind, 0])) as Run['bytes'];
  for (const { resourceType = '', transferSize = 0 } of requests) {
    const kind = KIND_OF[resourceType];
    if (kind) bytes[kind] += transferSize;
    bytes.total += transferSize;
  }
  return bytes;
}

/** The first element that an audit names: its selector, or else its description. */
function placeOf(audit: Result['audits'][string]): string {
  const details = audit.details;
  const [item] = details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  const named = (item?.node as { selector?: string } | undefined)?.selector ?? item?.description;
  return typeof named === 'string' ? named : '';
}

/** The audits of a category that cost it points, dearest first. */
function missesOf(result: Result, category: (typeof CATEGORIES)[number]): Miss[] {
  const references = result.categories[category]?.auditRefs ?? [];
  const all = references.reduce((sum, { weight }) => sum + weight, 0);
  return references
    .flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || audit.score === null || audit.score === 1 || weight === 0) return [];
      const points = (100 * weight * (1 - audit.score)) / all;
      return [{ category, audit: id, points, said: audit.displayValue ?? '', place: placeOf(audit) }];
    })
    .sort((a, b) => b.points - a.points);
}

function figuresOf(result: Result): Figures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/**
 * One run of Lighthouse: a phone, a slow 4G and a processor four times slower, both simulated, at a first visit.
 * @param port debugging port of the browser
 * @throws if the page could not be measured
 */
export async function measurePage(url: string, port: number): Promise<Run> {
  const report = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    // Nothing of the previous page may be left, neither a chosen language nor a cached file.
    clearStorageTypes: ['all'],
  });
  if (!report) throw new Error('Lighthouse gave no result');
  const { lhr: result } = report;
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => {
      const score = result.categories[category]?.score;
      if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
      return [category, Math.round(score * 100)];
    }),
  ) as Run['scores'];
  return {
    scores,
    figures: figuresOf(result),
    bytes: bytesByKind(result),
    misses: CATEGORIES.flatMap((category) => missesOf(result, category)),
    version: result.lighthouseVersion,
  };
}
