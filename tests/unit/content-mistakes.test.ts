import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const PROJECT = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'content-mistakes-'));

/** A copy of everything the content check reads, so that it can be broken. */
beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const part of [
    'app',
    'content',
    'hosting',
    'pipeline',
    'assets/drawings',
    'assets/film',
    'assets/logos',
    'site.config.ts',
    'package.json',
  ]) {
    cpSync(path.join(PROJECT, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'assets/images'), path.join(copy, 'assets/images'), 'junction');
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const full = path.join(copy, file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  expect(after, `${file} was not changed by the test`).not.toBe(before);
  writeFileSync(full, after);
}

/** What `npm run build` says before it stops. */
function buildMessage(): string {
  try {
    execFileSync(process.execPath, ['pipeline/build.ts'], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
  return 'the build went on';
}

const PAGES = 'content/pages-and-navigation.yaml';
const ARTICLE = 'content/articles/casa-lujo-120-dias-steel-frame';
const WORK = 'content/works/villa-del-sol';
const ANSWER = 'content/answers/hanging-furniture';
const ASKED_ALREADY =
  /^question: .*$/m.exec(readFileSync('content/answers/price-per-square-metre/index.es.md', 'utf8'))?.[0] ??
  '';

test.each<[mistake: string, file: string, change: (text: string) => string, expected: RegExp]>([
  [
    'a step of the road that ends beyond the scale',
    'content/road.yaml',
    (text) => text.replace('start: 73', 'start: 77'),
    /content\/road\.yaml[\s\S]*steps › 7: expected it to end within 78 weeks/,
  ],
  [
    'a page that leads on to one that does not exist',
    PAGES,
    (text) => text.replace('next: [technology, projects]', 'next: [technology, works]'),
    /about › next: "works": expected the key of another page of this file/,
  ],
  [
    'payments that do not add up',
    'content/price.yaml',
    (text) => text.replace('part: 15', 'part: 16'),
    /content\/price\.yaml[\s\S]*payments: expected parts that add up to 100/,
  ],
  [
    'a paper of the handover without one of the languages',
    'content/handover.yaml',
    (text) => text.replace(/\n {6}de: unterschrieben.*/, ''),
    /content\/handover\.yaml[\s\S]*papers › 1 › text › de/,
  ],
  [
    'a language that the site does not know',
    'content/service.yaml',
    (text) => text.replace('talking: [es,', 'talking: [fr,'),
    /content\/service\.yaml[\s\S]*languages › talking › 0/,
  ],
  [
    'storeys of a work that are no whole number',
    `${WORK}/index.es.md`,
    (text) => text.replace('storeys: 2', 'storeys: 2.5'),
    /works\/villa-del-sol\/index\.es\.md[\s\S]*storeys/,
  ],
  [
    'a picture without its alternative text',
    'content/pictures.yaml',
    (text) => text.replace(/(villa-phase-1:[\s\S]*?alt:\n)\s+es: .*\n/, '$1'),
    /content\/pictures\.yaml[\s\S]*villa-phase-1 › alt/,
  ],
  [
    'a picture whose file is not there',
    'content/pictures.yaml',
    (text) => text.replace('file: villa-phase-1.jpg', 'file: nowhere.jpg'),
    /content\/pictures\.yaml[\s\S]*villa-phase-1 › file: there is no assets\/images\/originals\/nowhere\.jpg/,
  ],
  [
    'a picture with a focus outside it',
    'content/pictures.yaml',
    (text) => text.replace(/(villa-del-sol:[\s\S]*?focus: )\[.*\]/, '$1[58, 160]'),
    /content\/pictures\.yaml[\s\S]*villa-del-sol › focus › 1: .*100/,
  ],
  [
    'another focus for a proportion that no page shows',
    'content/pictures.yaml',
    (text) => text.replace(/(villa-del-sol:[\s\S]*?focus: .*\n)/, '$1  cuts: { "3:7": [50, 50] }\n'),
    /content\/pictures\.yaml[\s\S]*villa-del-sol › cuts/,
  ],
  [
    'a film whose file is not there',
    'content/film.yaml',
    (text) => text.replace('mp4: construction.mp4', 'mp4: nowhere.mp4'),
    /content\/film\.yaml[\s\S]*mp4: there is no assets\/film\/nowhere\.mp4/,
  ],
  [
    'a film without its picture',
    'content/film.yaml',
    (text) => text.replace('poster: construction-poster.jpg', 'poster: nowhere.jpg'),
    /content\/film\.yaml[\s\S]*poster: there is no assets\/film\/nowhere\.jpg/,
  ],
  [
    'a film without a description',
    'content/film.yaml',
    (text) => text.replace(/^ {2}de: .*\n/m, ''),
    /content\/film\.yaml[\s\S]*alt › de/,
  ],
  [
    'a link to a page that does not exist',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace('](page:', '](page:nowhere-'),
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*there is no such page/,
  ],
  [
    'an article without a description',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^description: .*\n/m, ''),
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*description/,
  ],
  [
    'a description that search engines would cut',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^description: .*$/m, `description: ${'palabra '.repeat(30).trim()}`),
    /description: expected 120 to 160 characters/,
  ],
  [
    'a category that does not exist',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^category: .*$/m, 'category: cocina'),
    /index\.es\.md[\s\S]*category: "cocina" is not in content\/blog\.yaml/,
  ],
  [
    'a misspelt field',
    'content/phases.yaml',
    (text) => text.replace('weeks:', 'week:'),
    /content\/phases\.yaml[\s\S]*weeks/,
  ],
  [
    'a rating of six stars',
    'content/testimonials/familia-ejemplo/index.es.yaml',
    (text) => text.replace('rating: 5', 'rating: 6'),
    /testimonials\/familia-ejemplo\/index\.es\.yaml[\s\S]*rating/,
  ],
  [
    'a work with a picture that is not registered',
    `${WORK}/index.es.md`,
    (text) => text.replace('picture: villa-del-sol', 'picture: villa-de-la-luna'),
    /works\/villa-del-sol\/index\.es\.md[\s\S]*picture: [\s\S]*villa-de-la-luna/,
  ],
  [
    'a drawing of a work that is not there',
    `${WORK}/index.es.md`,
    (text) => text.replace('drawing: villa-del-sol.svg', 'drawing: no-such-plan.svg'),
    /assets\/drawings\/no-such-plan\.svg[\s\S]*missing/,
  ],
  [
    'a work without a place in the order',
    `${WORK}/index.es.md`,
    (text) => text.replace(/^order: .*\n/m, ''),
    /works\/villa-del-sol\/index\.es\.md[\s\S]*order/,
  ],
  [
    'two works with one address',
    `${WORK}/index.de.md`,
    (text) =>
      text.replace(
        /^slug: .*$/m,
        /^slug: .*$/m.exec(readFileSync('content/works/el-roble/index.de.md', 'utf8'))?.[0] ?? '',
      ),
    /works\/\*\/index\.de\.md[\s\S]*slug: [\s\S]*is used twice/,
  ],
  [
    'a work with a field that nobody knows',
    `${WORK}/index.it.md`,
    (text) => text.replace(/^name:/m, 'prezzo: 1\nname:'),
    /works\/villa-del-sol\/index\.it\.md[\s\S]*prezzo/,
  ],
  [
    'YAML that cannot be read',
    'content/suppliers.yaml',
    (text) => text.replace('- name:', '- name: "'),
    /content\/suppliers\.yaml[\s\S]*not valid YAML/,
  ],
  [
    'a telephone number without its country',
    'site.config.ts',
    (text) => text.replace("phone: '+34 ", "phone: '"),
    /site\.config\.ts[\s\S]*contact › phone[\s\S]*\+34 600 000 000/,
  ],
  [
    'an unknown placeholder in a legal text',
    'content/legal/legal-notice/index.es.md',
    (text) => text.replace('{{legalName}}', '{{legalname}}'),
    /legal-notice\/index\.es\.md[\s\S]*\{\{legalname\}\}: expected one of/,
  ],
  [
    'a page changed on a day to come',
    PAGES,
    (text) => text.replace(/(\nprojects:[\s\S]*?updated: ).*/, '$12099-01-01'),
    /pages-and-navigation\.yaml[\s\S]*projects › updated: expected the day of a change that has been made/,
  ],
  [
    'a page without the day of its last change',
    PAGES,
    (text) => text.replace(/(\nphases:[\s\S]*?) {2}updated: .*\n/, '$1'),
    /pages-and-navigation\.yaml[\s\S]*phases › updated/,
  ],
  [
    'a page without a name in one language',
    PAGES,
    (text) => text.replace(', de: Technik', ''),
    /pages-and-navigation\.yaml[\s\S]*technology › name › de/,
  ],
  [
    'a page without an address',
    PAGES,
    (text) => text.replace(/(\nquote:\n) {2}address: .*\n/, '$1'),
    /pages-and-navigation\.yaml[\s\S]*quote › address: expected it in every language/,
  ],
  [
    'two pages of one address',
    PAGES,
    (text) => text.replace('de: bauphasen', 'de: bauweise'),
    /pages-and-navigation\.yaml[\s\S]*address › de: "\/de\/bauweise" is used twice/,
  ],
  [
    'a page without a component',
    PAGES,
    (text) => text.replace(/\bprojects\b/g, 'works'),
    /pages-and-navigation\.yaml[\s\S]*works: there is no app\/pages\/works\.tsx/,
  ],
  [
    'a page whose link would show a picture that is not registered',
    PAGES,
    (text) => text.replace('openGraph: { picture: hero-tall', 'openGraph: { picture: hero-small'),
    /pages-and-navigation\.yaml[\s\S]*technology › openGraph › picture: picture "hero-small" is not in/,
  ],
  [
    'a description of a page with an unknown placeholder',
    PAGES,
    (text) => text.replace('desde {{year}}', 'desde {{jahr}}'),
    /pages-and-navigation\.yaml[\s\S]*about › description › es: \{\{jahr\}\}: expected one of \{\{brand\}\}, \{\{year\}\}/,
  ],
  [
    'an answer that is in no group, and a group that names one that does not exist',
    'content/answers/groups.yaml',
    (text) => text.replace('- hanging-furniture', '- hanging-pictures'),
    /groups\.yaml[\s\S]*there is no content\/answers\/hanging-pictures[\s\S]*"hanging-furniture" is in no group/,
  ],
  [
    'an answer shown by a page that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^pages:$/m, 'pages:\n  - nowhere'),
    /hanging-furniture\/index\.es\.md[\s\S]*pages: "nowhere" is none of home, about,/,
  ],
  [
    'an answer shown by an article that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^articles:$/m, 'articles:\n  - nowhere'),
    /hanging-furniture\/index\.es\.md[\s\S]*articles: there is no content\/articles\/nowhere/,
  ],
  [
    'an answer with a misspelt field',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^pages:/m, 'page:'),
    /hanging-furniture\/index\.es\.md[\s\S]*"page"/,
  ],
  [
    'an answer without its Spanish text',
    `${ANSWER}/index.es.md`,
    () => '',
    /hanging-furniture\/index\.es\.md[\s\S]*expected front matter/,
  ],
  [
    'a Spanish question without its first sign',
    `${ANSWER}/index.es.md`,
    (text) => text.replace('question: ¿', 'question: '),
    /hanging-furniture\/index\.es\.md[\s\S]*question: expected ¿…\?/,
  ],
  [
    'a question asked twice',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^question: .*$/m, ASKED_ALREADY),
    /content\/answers\/\*\/index\.es\.md[\s\S]*question: ".*" is used twice/,
  ],
  [
    'a source without its year',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/ - text: .*$/m, ' - text: Un instituto'),
    /hanging-furniture\/index\.es\.md[\s\S]*sources › 0 › text: expected the year too/,
  ],
  [
    'an answer of a few words',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\nSí, se puede.\n'),
    /hanging-furniture\/index\.es\.md[\s\S]*text: 3 words, expected 60 to 180/,
  ],
  [
    'an answer as long as an article',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n${'parola '.repeat(180)}`,
    /hanging-furniture\/index\.es\.md[\s\S]*words, expected 60 to 180/,
  ],
  [
    'an answer with a heading',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n## Kuchnia\n`,
    /hanging-furniture\/index\.es\.md[\s\S]*expected paragraphs and lists, without headings or pictures/,
  ],
  [
    'a link to an answer that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n[Otra](answer:nowhere)\n`,
    /hanging-furniture\/index\.es\.md[\s\S]*link "answer:nowhere": there is no such answer/,
  ],
  [
    'a claim that is not in the register, in a collection',
    'content/advantages.yaml',
    (text) => text.replace(/^( {4}de: ).*$/m, "$1'{{claims.hause-weeks.from}} Wochen'"),
    /content\/advantages\.yaml[\s\S]*de: \{\{claims\.hause-weeks\.from\}\}: expected one of claims\.house-weeks\.from/,
  ],
  [
    'a range of the register named without its end',
    PAGES,
    (text) =>
      text.replace(/(\nprojects:[\s\S]*?title:\n {4}es: ).*/, "$1'Obras en {{claims.house-weeks}} semanas'"),
    /pages-and-navigation\.yaml[\s\S]*projects › title › es: \{\{claims\.house-weeks\}\}: expected one of/,
  ],
  [
    'a claim that is not in the register, in the title of an article',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^title: .*$/m, "title: 'Una casa en {{claims.days}} días'"),
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*title: \{\{claims\.days\}\}: expected one of/,
  ],
  [
    'a claim that is not in the register, in the text of an article',
    `${ARTICLE}/index.es.md`,
    (text) => `${text}\nEn {{claims.days}} días.\n`,
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*\{\{claims\.days\}\}: expected one of .*claims\.villa-days/,
  ],
  [
    'a claim that is not in the register, in a text of the interface',
    'content/interface/pl.json',
    (text) => text.replace('"Pedir presupuesto": "', '"Pedir presupuesto": "{{claims.days}} '),
    /content\/interface\/pl\.json[\s\S]*"Pedir presupuesto": \{\{claims\.days\}\}: expected one of/,
  ],
  [
    'a figure of a claim that is written by hand',
    'content/legal/legal-notice/index.it.md',
    (text) => `${text}\nLa villa è pronta in 120\u00a0giorni.\n`,
    /content\/legal\/legal-notice\/index\.it\.md[\s\S]*line \d+: "120 giorni": expected \{\{claims\.villa-days/,
  ],
  [
    'a claim without its basis',
    'content/claims.yaml',
    (text) => text.replace(/(\nvilla-days:[\s\S]*?) {2}basis: .*\n/, '$1'),
    /content\/claims\.yaml[\s\S]*villa-days › basis/,
  ],
  [
    'a range that ends before it begins',
    'content/claims.yaml',
    (text) => text.replace('{ from: 9, to: 14 }', '{ from: 14, to: 9 }'),
    /content\/claims\.yaml[\s\S]*house-weeks › value/,
  ],
  [
    'phases that take other weeks than the register promises',
    'content/claims.yaml',
    (text) => text.replace('{ from: 9, to: 14 }', '{ from: 9, to: 15 }'),
    /content\/phases\.yaml[\s\S]*weeks: all phases together take 9 to 14, expected 9 to 15/,
  ],
])('the build refuses %s and names the file and the field', (_mistake, file, change, expected) => {
  edit(file, change);
  expect(buildMessage()).toMatch(expected);
});

test('the build refuses a film that is too heavy to be fetched without being asked for', () => {
  writeFileSync(path.join(copy, 'assets/film/construction.webm'), Buffer.alloc(3_100_000));
  expect(buildMessage()).toMatch(/content\/film\.yaml[\s\S]*webm: .* has 3\.1 MB, expected at most 2\.5/);
});

test('the build refuses a picture that cannot be read', () => {
  writeFileSync(path.join(copy, 'assets/film/construction-poster.jpg'), 'no picture');
  expect(buildMessage()).toMatch(/content\/film\.yaml[\s\S]*poster: .* cannot be read as a picture/);
}, 60_000);

test.each(['works/villa-del-sol', 'answers/fire', 'articles/steel-frame-vs-incendios'])(
  'the build refuses content/%s without its Spanish text, which stands in for every other',
  (entry) => {
    rmSync(path.join(copy, 'content', entry, 'index.es.md'));
    expect(buildMessage()).toContain(
      `content/${entry}/index.es.md\n  - the file is missing: expected a Spanish`,
    );
  },
);
