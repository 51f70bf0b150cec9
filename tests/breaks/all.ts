import type { Break } from './break.ts';
import { CONSENT } from './consent.ts';
import { DEFERRED_SECTIONS } from './deferred-sections.ts';
import { DOCUMENTS } from './documents.ts';
import { MEASURING } from './measuring.ts';
import { NAVIGATION } from './navigation.ts';
import { OTHER_FORMATS } from './other-formats.ts';
import { READING } from './reading.ts';
import { SEARCH } from './search.ts';
import { SHARING } from './sharing.ts';
import { STRUCTURED_DATA } from './structured-data.ts';
import { STRUCTURED_THINGS } from './structured-data-things.ts';

export type Group = { name: string; breaks: readonly Break[] };

/** All that is broken on purpose, as docs/checks.md lists it. */
export const BREAKS: readonly Group[] = [
  { name: 'Structured data', breaks: [...STRUCTURED_DATA, ...STRUCTURED_THINGS] },
  { name: 'Heads, languages, sitemap, robots, IndexNow', breaks: SEARCH },
  { name: 'Sharing pictures and tags, icons, manifests', breaks: SHARING },
  { name: 'Feeds, Markdown, llms.txt', breaks: OTHER_FORMATS },
  { name: 'Links, markup, leaks, weights', breaks: DOCUMENTS },
  { name: 'Measuring and what the privacy policy says of it', breaks: MEASURING },
  { name: 'The question about cookies', breaks: CONSENT },
  { name: 'Articles: headings, contents, paper, passing on, neighbours', breaks: READING },
  { name: 'What a navigation takes along', breaks: NAVIGATION },
  { name: 'Sections far below the screen of a phone', breaks: DEFERRED_SECTIONS },
];
