import type { List, PhrasingContent, RootContent } from 'mdast';
import { articleSummaries } from '#app/content/articles.ts';
import { pageWords } from '#app/content/page-entries.ts';
import { works } from '#app/content/works.ts';
import { LANGUAGE_INFO, type Language, PUBLISHED_LANGUAGES } from '#app/site/languages.ts';
import { FEED_FORMATS, FEEDS, feedPath, markdownPath } from '#app/site/other-formats.ts';
import { isLegalPage, LEGAL_PAGES, PAGE_IDS, type PageId, WRITTEN_PAGES } from '#app/site/page-lists.ts';
import { absoluteUrl, pathFor } from '#app/site/paths.ts';
import { settings } from '#app/site/settings.ts';
import { heading, list, paragraph, text } from './nodes.ts';
import { stringifyMarkdown } from './write.ts';

type Words = PhrasingContent[];

const address = (path: string): PhrasingContent => ({ type: 'inlineCode', value: absoluteUrl(path) });

function entry(name: string, path: string, note?: string): Words {
  const link = { type: 'link' as const, url: absoluteUrl(path), children: [text(name)] as [PhrasingContent] };
  return note ? [link, text(`: ${note}`)] : [link];
}

function pageEntry(page: PageId, language: Language): Words {
  const path = pathFor(page, language);
  const { title, description } = pageWords(page, language);
  return entry(title, WRITTEN_PAGES.includes(page) ? markdownPath(path) : path, description);
}

/** The pages, works and articles of one language under its own name. */
function languageSection(language: Language): RootContent[] {
  return [
    heading(2, LANGUAGE_INFO[language].name),
    list([
      ...PAGE_IDS.filter((page) => !isLegalPage(page)).map((page) => pageEntry(page, language)),
      ...works(language)
        .filter(({ lang }) => !lang)
        .map(({ name, path, summary }) => entry(name, path, summary)),
      ...articleSummaries(language).map(({ title, path, excerpt }) =>
        entry(title, markdownPath(path), excerpt),
      ),
    ]),
  ];
}

/** The format's section for entries that may be left out where a shorter context is needed. */
function optionalSection(): RootContent[] {
  const entries = PUBLISHED_LANGUAGES.flatMap((language) => [
    ...LEGAL_PAGES.map((page) => pageEntry(page, language)),
    ...FEED_FORMATS.map((format) =>
      entry(`${FEEDS[format]}, ${LANGUAGE_INFO[language].name}`, feedPath(format, language)),
    ),
  ]);
  return [heading(2, 'Optional'), list(entries)];
}

function remarks(): List {
  const example = pathFor('legal-notice', PUBLISHED_LANGUAGES[0] ?? 'es');
  return list([
    [
      text(
        'Articles, legal pages and answers are also there as Markdown, at their address with “.md” at the end: ',
      ),
      address(markdownPath(example)),
      text(' for '),
      address(example),
      text('. The other entries are the pages themselves, as are links inside the texts.'),
    ],
    [
      text(
        'Each language below has the same pages. What stands above a Markdown text names its address and language.',
      ),
    ],
    [text('Figures about performance are the company’s own unless the text names another source.')],
  ]);
}

/**
 * The guide to the site for language models: what it is, and where each page is, as Markdown if there is any. Headings and
 * remarks are in English, the language such programs are written in; every entry is in its page's language.
 * @see https://llmstxt.org
 */
export function llms(): string {
  const summaryIn = PUBLISHED_LANGUAGES.includes('en') ? 'en' : (PUBLISHED_LANGUAGES[0] ?? 'es');
  const { description } = pageWords('home', summaryIn);
  return stringifyMarkdown({
    type: 'root',
    children: [
      heading(1, settings.brand),
      { type: 'blockquote', children: [paragraph([text(description)])] },
      remarks(),
      ...PUBLISHED_LANGUAGES.flatMap(languageSection),
      ...optionalSection(),
    ],
  });
}
