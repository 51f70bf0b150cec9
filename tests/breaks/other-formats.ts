import { articleDocument, type Break, documentOf, swap, text } from './break.ts';

const FEEDS: Break[] = [
  {
    what: 'RSS that is not well-formed',
    file: 'blog/feed.rss',
    change: swap('</item>', ''),
    alone: true,
    test: 'in the site blog/feed.rss is well-formed XML',
  },
  {
    what: 'a date without its weekday',
    file: 'en/blog/feed.rss',
    change: text((xml) => xml.replace(/<pubDate>\w+, /, '<pubDate>')),
    test: '/en/blog/feed.rss dates each article as its page does',
  },
  {
    what: 'midnight, which is another day in America',
    file: 'de/blog/feed.rss',
    change: text((xml) => xml.replaceAll('12:00:00', '00:00:00')),
    test: '/de/blog/feed.rss dates each article as its page does',
  },
  {
    what: 'the address of another feed as its own',
    file: 'it/blog/feed.rss',
    change: text((xml) => xml.replace(/(<atom:link [^>]*)\/it\/blog/, '$1/blog')),
    test: 'the feeds in it RSS has all that RSS 2.0 requires',
  },
  {
    what: 'a feed in another language',
    file: 'pl/blog/feed.rss',
    change: swap('<language>pl', '<language>es'),
    test: 'the feeds in pl RSS has all that RSS 2.0 requires',
  },
  {
    what: 'an entry without author',
    file: 'blog/feed.atom',
    change: text((xml) => xml.replace(/<author>[\s\S]*?<\/author>/, '')),
    test: 'the feeds in es Atom has all that RFC 4287 requires',
  },
  {
    what: 'a feed older than its newest entry',
    file: 'en/blog/feed.atom',
    change: text((xml) => xml.replace(/<updated>\d{4}/, '<updated>2020')),
    test: 'the feeds in en Atom has all that RFC 4287 requires',
  },
  {
    what: 'an address without host in the text',
    file: 'pt/blog/feed.atom',
    change: text((xml) => xml.replace(/href=&quot;https:\/\/www\.montante\.example\//, 'href=&quot;/')),
    test: '/pt/blog/feed.atom has absolute addresses only',
  },
  {
    what: 'a class of our style sheet',
    file: 'it/blog/feed.atom',
    change: swap('&lt;ul&gt;', '&lt;ul class=&quot;x&quot;&gt;'),
    test: '/it/blog/feed.atom needs nothing of this site',
  },
  {
    what: 'one id in two formats',
    file: 'de/blog/feed.atom',
    change: text((xml) => xml.replace(/(<entry>\s*<id>[^<]*)/, '$1-2')),
    test: 'an article has the same id in every format',
  },
  {
    what: 'a key that JSON Feed does not know',
    file: 'pl/blog/feed.json',
    change: swap('"home_page_url"', '"homepage":"x","home_page_url"'),
    test: 'the feeds in pl JSON Feed has all that version 1.1 requires',
  },
  {
    what: 'a paragraph left out',
    file: 'de/blog/feed.json',
    change: text((json) => json.replace(/<p>[^<]{80,}<\/p>/, '')),
    test: '/de/blog/feed.json carries the whole text of each article',
  },
  {
    what: 'a picture left out',
    file: 'en/blog/feed.json',
    change: text((json) => json.replace(/<img [^>]*>/, '')),
    test: '/en/blog/feed.json shows every picture of the text',
  },
  {
    what: 'an article left out',
    file: 'pt/blog/feed.rss',
    change: text((xml) => xml.replace(/<item>[\s\S]*?<\/item>/, '')),
    test: '/pt/blog/feed.rss carries every article of its language, newest first',
  },
  {
    what: 'an article that does not name the feeds',
    file: articleDocument(1, 'en'),
    change: text((html) => html.replace(/<link rel="alternate" type="application\/atom\+xml"[^>]*>/, '')),
    test: 'the feeds in en are announced by the home page, the blog and every article',
  },
  {
    what: 'a blog without links to its feeds',
    file: documentOf('blog', 'it'),
    change: swap('href="/it/blog/feed.atom"', 'href="/blog/feed.atom"'),
    test: 'the feeds in it are linked on the blog',
  },
];

const MARKDOWN: Break[] = [
  {
    what: 'a heading left out',
    file: 'en/technology.md',
    change: text((words) => words.replace(/\n## [^\n]*\n/, '\n')),
    test: 'the Markdown version of /en/technology has the headings of the page',
  },
  {
    what: 'a level skipped',
    file: 'sostenibilidad.md',
    change: swap('\n## ', '\n#### '),
    test: 'the Markdown version of /sostenibilidad begins with its one first heading and skips no level',
  },
  {
    what: 'HTML left in',
    file: 'de/projekte.md',
    change: swap('\n\n## ', '\n\n<div>x</div>\n\n## '),
    test: 'the Markdown version of /de/projekte is Markdown alone',
  },
  {
    what: 'an address without host',
    file: 'index.md',
    change: text((words) => words.replace(/\]\(https:\/\/www\.montante\.example\//, '](/')),
    test: 'the Markdown version of / has absolute addresses only',
  },
  {
    what: 'a link to nowhere',
    file: 'pl/blog.md',
    change: text((words) => words.replace(/(\]\(https:\/\/www\.montante\.example\/pl\/blog\/)/, '$1x')),
    test: 'the Markdown version of /pl/blog has absolute addresses only',
  },
  {
    what: 'a sentence left out',
    file: 'pt/metodologia.md',
    change: text((words) => words.replace(/\n\n[A-Z][^\n#[]{90,}\n/, '\n')),
    test: 'the Markdown version of /pt/metodologia says all that the page says',
  },
  {
    what: 'a picture without description',
    file: 'proyectos.md',
    change: text((words) => words.replace(/!\[[^\]]*\]/, '![]')),
    test: 'the Markdown version of /proyectos describes every picture',
  },
  {
    what: 'the front matter of another page',
    file: 'presupuesto.md',
    change: swap('url: https://www.montante.example/presupuesto', 'url: https://www.montante.example/'),
    test: 'the Markdown version of /presupuesto says what it is the text of',
  },
  {
    what: 'a page that does not name its Markdown',
    file: documentOf('technology', 'pt'),
    change: text((html) => html.replace(/<link rel="alternate" type="text\/markdown"[^>]*>/, '')),
    test: 'the Markdown version of /pt/tecnologia is named by the page',
  },
  {
    what: 'a place for a name left open',
    file: 'aviso-legal.md',
    change: swap('B00000000', '{{taxId}}'),
    test: 'the Markdown version of /aviso-legal is Markdown alone',
  },
  {
    what: 'a page left out of llms.txt',
    file: 'llms.txt',
    change: text((words) => words.replace(/\n- \[[^\n]*\/de\/bauphasen\.md[^\n]*/, '')),
    test: 'llms.txt lists the Markdown version of every page and article',
  },
  {
    what: 'a paragraph between the sections of llms.txt',
    file: 'llms.txt',
    change: swap('\n## English', '\nHello.\n\n## English'),
    test: 'llms.txt has the parts of the format in its order',
  },
];

export const OTHER_FORMATS = [...FEEDS, ...MARKDOWN];
