import { describe, expect, test } from 'vitest';
import { articleSlugs, findArticle, relatedArticles } from '#app/content/articles.ts';
import { claimRange } from '#app/content/claims.ts';
import { contentOf, phases, team, testimonials, usualWorks } from '#app/content/collections.ts';
import { isRender } from '#app/content/pictures.ts';
import { withPlannerFigures } from '#app/content/planner-in-text.ts';
import { findWork, type Work, works } from '#app/content/works.ts';
import { articlePath, type BuildingKind, NAVIGATION, pathFor } from '#app/site/paths.ts';
import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#app/site/published-languages.ts';
import { settings, whatsappUrl } from '#app/site/settings.ts';
import { documentOf, lettersOf } from '../support/built-site.ts';

// What each page shows, whatever its words.

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: ParentNode, selector: string) =>
  all(root, selector).map((each) => lettersOf(each.textContent));
const hrefs = (root: ParentNode, selector: string) =>
  all(root, selector).map((link) => link.getAttribute('href'));

/** What the quote form calls a building like the works of a group. */
const KIND_OF = {
  residential: 'vivienda',
  buildings: 'edificio',
  commercial: 'local',
  warehouses: 'nave',
} as const satisfies Record<Work['category'], BuildingKind>;

describe.each(PUBLISHED_LANGUAGES)('in %s', (language) => {
  test('the portfolio says of each work the weeks promised and real, and of a late one why', () => {
    const rows = texts(pageOf('projects'), 'main li');
    const timed = works(language).filter(({ weeks }) => weeks?.promised && weeks.real);
    expect(timed.length).toBeGreaterThan(0);
    for (const { name, weeks, delay = '' } of timed) {
      const isLate = (weeks?.real ?? 0) > (weeks?.promised ?? 0);
      const said = lettersOf(`${name}${weeks?.promised} / ${weeks?.real}${isLate ? delay : ''}`);
      expect(rows).toContain(said);
    }
  });

  const pageOf = (page: Parameters<typeof pathFor>[0]) => documentOf(pathFor(page, language));
  const quote = pathFor('quote', language);
  const phasesPath = pathFor('phases', language);
  const articles = articleSlugs(language).map((slug) => articlePath(slug, language));

  test('the home page leads from its first screen to the quote, the projects and the calculator, and from the process to the phases', () => {
    const home = pageOf('home');
    const hero = home.querySelector('main section');
    // Wide windows and phones have each their own link to the calculator.
    expect(new Set(hero && hrefs(hero, 'a'))).toEqual(
      new Set([quote, pathFor('projects', language), pathFor('planner', language)]),
    );
    expect(hrefs(home, `main a[href="${phasesPath}"]`).length).toBeGreaterThan(0);
  });

  test('every main page ends with the same call: a button, phone and WhatsApp', () => {
    for (const page of ['home', ...NAVIGATION] as const)
      expect(hrefs(pageOf(page), 'main > :last-child:is(.band-oxide) a'), page).toEqual([
        quote,
        expect.stringMatching(/^tel:\+\d+$/),
        whatsappUrl(),
      ]);
  });

  test('the home page shows the founding year, and samples of testimonials with their rating in words alone', () => {
    const home = pageOf('home');
    expect(home.querySelector('main section ul')?.textContent).toContain(String(settings.company.foundedIn));
    const figures = all(home, 'figure:has(blockquote)');
    expect(figures).toHaveLength(testimonials(language).length);
    for (const [index, { rating, sample }] of testimonials(language).entries()) {
      const figure = figures[index] as Element;
      const stars = all(figure, '[role=img]').map((drawn) => drawn.getAttribute('aria-label'));
      const notes = texts(figure, 'figcaption .type-note');
      expect([stars.length, notes.length]).toEqual(sample ? [0, 1] : [1, 0]);
      expect([...stars, ...notes].join()).toContain(String(rating));
    }
  });

  test.each(['home', 'phases'] as const)(
    'the typewriter of %s says its phrase to who does not see it',
    (page) => {
      const heading = pageOf(page).querySelector('[data-typewriter]')?.closest('h1, h2');
      const phrase = heading?.querySelector('.sr-only');
      expect(phrase?.textContent).toMatch(/\p{L},\s\p{L}+\s\p{L}+\s\p{L}+/u);
      const [label, ids] = ['aria-label', 'aria-labelledby'].map((name) => heading?.getAttribute(name) ?? '');
      expect(label?.includes(phrase?.textContent ?? '') || ids?.split(' ').includes(phrase?.id ?? '')).toBe(
        true,
      );
    },
  );

  test('the phases are told in order, each with its time', () => {
    const page = pageOf('phases');
    const story = all(page, 'article[id^=fase-]');
    expect(story.map(({ id }) => id)).toEqual(phases(language).map((_, index) => `fase-${index + 1}`));
    for (const [index, { name, weeks }] of phases(language).entries()) {
      expect(lettersOf(story[index]?.querySelector('h2')?.textContent)).toContain(lettersOf(name));
      const time = story[index]?.querySelector('p')?.textContent ?? '';
      expect(time.match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining(weeks));
    }
  });

  test('the portfolio shows every work in its group, described, with a link to a large picture', () => {
    const page = pageOf('projects');
    const groups = all(page, 'main section[id]:has([data-enlarge])');
    const categories = [...new Set(works(language).map(({ category }) => category))];
    expect(groups.map((group) => texts(group, 'h3'))).toEqual(
      categories.map((category) =>
        works(language).flatMap((work) => (work.category === category ? [lettersOf(work.name)] : [])),
      ),
    );
    const links = all(page, 'a[data-enlarge]');
    expect(links).toHaveLength(works(language).length);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^\/pictures\/[\w.-]+-\d{4}\.jpg$/);
      const shown = link.closest('li')?.querySelector('picture img');
      expect(shown?.getAttribute('alt')?.length).toBeGreaterThan(15);
    }
    expect(hrefs(page, '#obras h3 a').toSorted()).toEqual(
      works(language)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  test('the page of a work has all that is known of it, marks samples, and leads to its neighbours and to a quote like it', async () => {
    for (const [index, { path, id, category }] of works(language).entries()) {
      const work = await findWork(path.split('/').at(-1) ?? '', language);
      const page = documentOf(path);
      expect(lettersOf(page.querySelector('h1')?.textContent), path).toBe(lettersOf(work?.name));
      const { area, place, storeys, storeysAdded = 0, year, weeks, system } = work ?? {};
      const standing = storeys && storeys - storeysAdded;
      const known = [area, place, standing, storeysAdded, weeks?.promised, weeks?.real, year, system];
      const facts = texts(page, 'main dd').join(' · ');
      for (const fact of known.filter(Boolean))
        expect(facts.toLowerCase(), path).toContain(lettersOf(String(fact)).toLowerCase());
      expect(all(page, 'main dd').filter(({ textContent }) => !textContent?.trim())).toEqual([]);
      // One sentence under the picture for each: a comparison, a rendering, a sample.
      const notes = all(page, 'main > figure:first-of-type > figcaption').map(
        ({ textContent }) => textContent,
      );
      const said = [work?.skeleton, isRender(work?.picture ?? ''), work?.sample].filter(Boolean).length;
      expect(notes.join(' ').match(/\p{L}\.(?=\s|$)/gu) ?? [], path).toHaveLength(said);
      const around = works(language);
      const [previous, next] = [around.at(index - 1), around.at((index + 1) % around.length)];
      expect(hrefs(page, 'main nav a'), path).toEqual([previous?.path, next?.path]);
      expect(hrefs(page, 'main header a'), path).toEqual([pathFor('projects', language)]);
      const [asked] = hrefs(page, 'main .band-oxide a');
      expect(asked).toBe(`${quote}?tipo=${KIND_OF[category]}&obra=${id}`);
      expect(all(page, 'main figure:not(:has(input)) svg:not([data-placeholder])'), path).toHaveLength(
        (work?.drawing ? (work.drawing.phone ? 2 : 1) : 0) + (work?.detail ? 1 : 0),
      );
      expect(all(page, 'main h2').length, path).toBe(work?.difficulty ? 2 : 1);
    }
  });

  test('the blog lists all articles, newest first, each one link', () => {
    const page = pageOf('blog');
    const cards = all(page, 'main article');
    expect(cards.map((card) => hrefs(card, 'a'))).toEqual(articles.map((path) => [path]));
    const dates = cards.map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const card of cards) {
      const named = card.querySelector('a')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      expect(named).toContain(card.querySelector('h2')?.id);
    }
  });

  test('an article has its related ones, captions under its pictures, and boxes for its tables', async () => {
    for (const path of articles) {
      const page = documentOf(path);
      const key = (await findArticle(path.split('/').at(-1) ?? '', language))?.key ?? '';
      const related = relatedArticles(key, language);
      expect(hrefs(page, '[aria-labelledby=relacionados] a'), path).toEqual(related.map(({ path }) => path));
      for (const figure of all(page, '.prose figure'))
        expect(figure.querySelector('figcaption')?.textContent).toBeTruthy();
      for (const table of all(page, '.prose table')) {
        expect(table.querySelector('thead th'), path).not.toBeNull();
        const box = table.closest('[role=group][tabindex="0"]');
        expect(box?.getAttribute('aria-labelledby') ?? box?.getAttribute('aria-label'), path).toBeTruthy();
      }
    }
  });

  test('phone, WhatsApp and mail are offered beside the form, in which the phone and what is to be built are optional', () => {
    const page = pageOf('quote');
    expect(hrefs(page, 'main aside ul a')).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      whatsappUrl(),
      `mailto:${settings.contact.email}`,
    ]);
    const optional = all(page, 'main form :is(input, textarea):not([required])');
    const names = new Set(optional.map((field) => field.getAttribute('name')));
    expect([...names]).toEqual(['kind', 'area', 'town', 'plot', 'phone']);
    // So that the browser can fill them in.
    for (const [field, use] of [
      ['name', 'name'],
      ['email', 'email'],
      ['phone', 'tel'],
    ])
      expect(page.querySelector(`main form [name=${field}]`)?.getAttribute('autocomplete')).toBe(use);
    expect(hrefs(page, 'main a')).toContain(pathFor('home', language));
  });

  test('every figure of sustainability and of methodology says what it refers to', () => {
    const basis = all(pageOf('sustainability'), 'main article:has(h2)');
    expect(
      basis.map((card) => card.querySelector('.text-small')?.textContent?.length ?? 0).filter((n) => n < 30),
    ).toEqual([]);
    expect(basis.length).toBeGreaterThan(4);
    const figures = lettersOf(pageOf('methodology').querySelector('main dl')?.textContent);
    for (const id of ['less-waste', 'more-efficient', 'less-water', 'less-co2'])
      expect(figures).toContain(String(claimRange(id).to));
    const conditions = all(pageOf('methodology'), 'main .night dd');
    expect(conditions.length).toBeGreaterThan(3);
    for (const { textContent } of conditions)
      expect(textContent?.length, textContent ?? '').toBeGreaterThan(30);
  });

  test('the home page says what the first house of the calculator costs', () => {
    const figures = '{{planner.area}} {{planner.all.from}} {{planner.all.to}}';
    const [area = '', from = '', to = ''] = withPlannerFigures(figures, 'test', language)
      .split(' ')
      .map(lettersOf);
    const said = texts(pageOf('home'), 'main p').filter((text) => text.includes(from));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`${area}m.+${from}.+${to}`));
  });

  test('the method draws the usual weeks and ours on one year, and names who says the usual ones', () => {
    const page = pageOf('methodology');
    const { months, sources } = usualWorks();
    const { from, to } = claimRange('house-weeks');
    const weeks = (count: number) => Math.round((count * 52) / 12);
    const bars = all(page, 'main [data-weeks]').map((bar) => bar.getAttribute('data-weeks'));
    expect(bars).toEqual([`${weeks(months.from)}-${weeks(months.to)}`, `${from}-${to}`]);
    for (const { url } of sources) expect(hrefs(page, 'main a')).toContain(url);
  });

  test('the company says since when it builds and how many full years that is', () => {
    const page = pageOf('about');
    expect(page.querySelector('h1')?.textContent).toContain(String(settings.company.foundedIn));
    const years = new Date().getFullYear() - settings.company.foundedIn - 1;
    expect(page.querySelector('main')?.textContent).toMatch(new RegExp(`\\b${years}\\b`));
    const { services } = contentOf('about', language);
    expect(texts(page, 'main h3')).toEqual(
      expect.arrayContaining(services.kinds.map(({ title }) => lettersOf(title))),
    );
    expect(lettersOf(page.querySelector('main')?.textContent)).toContain(lettersOf(services.systems));
  });

  test('who runs the works is marked if he is a sample, and has a portrait if the owner gave one', () => {
    const shown = all(pageOf('about'), 'main [data-team] > li');
    const [shownAs, marked] = ['picture', '[data-sample]'].map((part) =>
      shown.map((person) => all(person, part).length),
    );
    expect(shownAs).toEqual(team(language).map(({ picture }) => (picture ? 1 : 0)));
    expect(marked).toEqual(team(language).map(({ sample }) => (sample ? 1 : 0)));
  });
});

test('steel is called recyclable, never recycled, and no green claim goes without its measure', () => {
  const words =
    documentOf(pathFor('sustainability', DEFAULT_LANGUAGE)).querySelector('main')?.textContent ?? '';
  expect(words).toMatch(/100\s%\sreciclable/);
  expect(words).not.toMatch(/100\s%\sreciclado/);
  expect(words).not.toMatch(/ecológic|\bverdes?\b|neutr[ao] en|cero (residuos|emisiones|agua)/i);
});
