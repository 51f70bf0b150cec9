import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { projectFile } from '#app/content/source.ts';
import { LANGUAGES } from '#app/site/languages.ts';
import { copyProject } from '../support/project-copy.ts';

const copy = copyProject();
afterAll(copy.remove);

/** Files that the test has broken. */
const broken = new Set<string>();

afterEach(() => {
  for (const file of broken) cpSync(projectFile(file), path.join(copy.folder, file));
  broken.clear();
});

/** Writes a file of the copy anew, or takes it away. */
function put(file: string, data?: string | Uint8Array): void {
  broken.add(file);
  if (data === undefined) rmSync(path.join(copy.folder, file));
  else writeFileSync(path.join(copy.folder, file), data);
}

function edit(file: string, change: (text: string) => string): void {
  broken.add(file);
  copy.edit(file, change);
}

/** What `npm run build` says before it stops. */
function buildMessage(): string {
  try {
    copy.run('pipeline/build.ts');
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
  return 'the build went on';
}

const PAGES = 'content/pages-and-navigation/es.yaml';
const ARTICLE = 'content/articles/casa-lujo-120-dias-steel-frame';
const WORK = 'content/works/villa-del-sol';
const ANSWER = 'content/answers/hanging-furniture';
const ASKED_ALREADY =
  /^question: .*$/m.exec(readFileSync('content/answers/price-per-square-metre/index.es.md', 'utf8'))?.[0] ??
  '';

test.each<[mistake: string, file: string, change: (text: string) => string, expected: RegExp]>([
  [
    'a step of the road that ends beyond the scale',
    'content/road/es.yaml',
    (text) => text.replace('start: 73', 'start: 77'),
    /content\/road\/es\.yaml[\s\S]*steps › [a-z-]+: se esperaba que terminara antes de la semana 78/,
  ],
  [
    'a comarca that the map of the province does not name so',
    'content/service/es.yaml',
    (text) => text.replace('name: Vinalopó Mitjà', 'name: Medio Vinalopó'),
    /content\/service\/es\.yaml[\s\S]*areas › places[\s\S]*Vinalopó Mitjà/,
  ],
  [
    'a page that leads on to one that does not exist',
    PAGES,
    (text) => text.replace('- technology\n      - projects', '- technology\n      - works'),
    /pages › about › next: «works»: se esperaba el nombre de otra página de este archivo/,
  ],
  [
    'payments that do not add up',
    'content/price/es.yaml',
    (text) => text.replace('part: 15', 'part: 16'),
    /content\/price\/es\.yaml[\s\S]*payments: se esperaba que las partes sumaran 100/,
  ],
  [
    'an answer that names a figure which the calculator has not',
    'content/answers/price-per-square-metre/index.de.md',
    (text) => text.replace('{{planner.all.to}}', '{{planner.everything}}'),
    /price-per-square-metre\/index\.de\.md[\s\S]*\{\{planner\.everything\}\} no vale: se esperaba uno de estos: planner\.area/,
  ],
  [
    'an answer that names a price where the calculator shows none',
    'content/planner/es.yaml',
    (text) => text.replace('showPrices: true', 'showPrices: false'),
    /price-per-square-metre\/index\.es\.md[\s\S]*dice un precio y la calculadora no enseña ninguno/,
  ],
  [
    'a paper of the handover without one of the languages',
    'content/handover/de.yaml',
    (text) => text.replace(/\n {4}text: unterschrieben.*/, ''),
    /content\/handover\/de\.yaml[\s\S]*papers › n\.º 2 › text: falta: se esperaba un texto/,
  ],
  [
    'an empty text, as forms leave it',
    'content/home/pl.yaml',
    (text) => text.replace(/words: .*/, "words: ''"),
    /content\/home\/pl\.yaml[\s\S]*interior › words: falta: se esperaba un texto/,
  ],
  [
    'a fact in a file of another language',
    'content/phases/en.yaml',
    (text) => text.replace('- id: foundations\n', '- id: foundations\n    start: 1\n'),
    /content\/phases\/en\.yaml[\s\S]*phases › foundations › start: no se traduce: va solo en el archivo español/,
  ],
  [
    'an entry of another language that the Spanish file has not',
    'content/pictures/it.yaml',
    (text) => text.replace('- id: villa-phase-1\n', '- id: villa-phase-9\n'),
    /content\/pictures\/it\.yaml[\s\S]*pictures › villa-phase-9: no está en el archivo español/,
  ],
  [
    'a list that is longer in another language',
    'content/service/pt.yaml',
    (text) => text.replace('send:\n', 'send:\n  - Uma foto\n'),
    /content\/service\/pt\.yaml[\s\S]*send: tiene \d+ entradas y en español hay \d+/,
  ],
  [
    'a name given to two entries',
    'content/claims/es.yaml',
    (text) => text.replace('- id: villa-days', '- id: house-weeks'),
    /content\/claims\/es\.yaml[\s\S]*claims › house-weeks › id: «house-weeks» está dos veces/,
  ],
  [
    'a language that the site does not know',
    'content/service/es.yaml',
    (text) => text.replace('talking:\n    - es', 'talking:\n    - fr'),
    /content\/service\/es\.yaml[\s\S]*languages › talking › n\.º 1: «fr» no vale: se esperaba uno de estos: «es», «en»/,
  ],
  [
    'storeys of a work that are no whole number',
    `${WORK}/index.es.md`,
    (text) => text.replace('storeys: 2', 'storeys: 2.5'),
    /works\/villa-del-sol\/index\.es\.md[\s\S]*storeys/,
  ],
  [
    'a work whose longitude has lost its minus, in the sea',
    'content/works/torre-empresarial/index.es.md',
    (text) => text.replace('longitude: -0.482', 'longitude: 0.482'),
    /works\/torre-empresarial\/index\.es\.md[\s\S]*coordinates: esas coordenadas caen fuera de la provincia de Alicante/,
  ],
  [
    'a picture without its alternative text',
    'content/pictures/es.yaml',
    (text) => text.replace(/(id: villa-phase-1\n[\s\S]*?) {4}alt: .*\n/, '$1'),
    /content\/pictures\/es\.yaml[\s\S]*pictures › villa-phase-1 › alt: falta: se esperaba un texto/,
  ],
  [
    'a picture whose file is not there',
    'content/pictures/es.yaml',
    (text) => text.replace('/villa-phase-1.jpg', '/nowhere.jpg'),
    /content\/pictures\/es\.yaml[\s\S]*villa-phase-1 › file: no existe el archivo assets\/images\/originals\/nowhere\.jpg/,
  ],
  [
    'a picture with a focus outside it',
    'content/pictures/es.yaml',
    (text) => text.replace(/(id: villa-del-sol\n[\s\S]*?top: )\d+/, '$1160'),
    /content\/pictures\/es\.yaml[\s\S]*villa-del-sol › focus › top: 160 no vale: el máximo es 100/,
  ],
  [
    'another focus for a proportion that no page shows',
    'content/pictures/es.yaml',
    (text) => text.replace(/(id: villa-del-sol\n)/, '$1    cuts: { "3:7": { left: 50, top: 50 } }\n'),
    /content\/pictures\/es\.yaml[\s\S]*villa-del-sol › cuts/,
  ],
  [
    'a film whose file is not there',
    'content/film/es.yaml',
    (text) => text.replace('/construction.mp4', '/nowhere.mp4'),
    /content\/film\/es\.yaml[\s\S]*mp4: no existe el archivo assets\/film\/nowhere\.mp4/,
  ],
  [
    'a film without its picture',
    'content/film/es.yaml',
    (text) => text.replace('/construction-poster.jpg', '/nowhere.jpg'),
    /content\/film\/es\.yaml[\s\S]*poster: no existe el archivo assets\/film\/nowhere\.jpg/,
  ],
  [
    'a film without a description',
    'content/film/de.yaml',
    (text) => text.replace(/^description: .*\n/m, ''),
    /content\/film\/de\.yaml[\s\S]*description: falta: se esperaba un texto/,
  ],
  [
    'a link to a page that does not exist',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace('](page:', '](page:nowhere-'),
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*enlace «page:nowhere-[a-z]+»: no existe esa página/,
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
    /description: se esperaban de 120 a 160 caracteres/,
  ],
  [
    'a category that does not exist',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^category: .*$/m, 'category: cocina'),
    /index\.es\.md[\s\S]*category: «cocina» no está en content\/blog\/es\.yaml/,
  ],
  [
    'a misspelt field',
    'content/phases/es.yaml',
    (text) => text.replace('weeks:', 'week:'),
    /content\/phases\/es\.yaml[\s\S]*phases › foundations › weeks: falta[\s\S]*phases › foundations: no se conoce «week»/,
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
    (text) => text.replace('/villa-del-sol.svg', '/no-such-plan.svg'),
    /assets\/drawings\/no-such-plan\.svg[\s\S]*falta este archivo/,
  ],
  [
    'a drawing for phones that is not there',
    `${WORK}/index.es.md`,
    (text) => text.replace('/villa-del-sol-phone.svg', '/no-such-plan-phone.svg'),
    /assets\/drawings\/no-such-plan-phone\.svg[\s\S]*falta este archivo/,
  ],
  [
    'a detail of a work that nothing is said of',
    `${WORK}/index.it.md`,
    (text) => text.replace(/^detailCaption: .*\n/m, ''),
    /works\/villa-del-sol\/index\.it\.md[\s\S]*detailCaption: falta/,
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
    /works\/[\w-]+\/index\.de\.md[\s\S]*slug: [\s\S]*ya lo tiene content\/works\/[\w-]+\//,
  ],
  [
    'a work with a field that nobody knows',
    `${WORK}/index.it.md`,
    (text) => text.replace(/^name:/m, 'prezzo: 1\nname:'),
    /works\/villa-del-sol\/index\.it\.md[\s\S]*prezzo/,
  ],
  [
    'YAML that cannot be read',
    'content/suppliers/es.yaml',
    (text) => text.replace('- name:', '- name: "'),
    /content\/suppliers\/es\.yaml[\s\S]*no se puede leer como YAML/,
  ],
  [
    'a telephone number without its country',
    'content/settings.yaml',
    (text) => text.replace('phone: +34 ', 'phone: '),
    /content\/settings\.yaml[\s\S]*contact › phone: se esperaba un número con su prefijo, como «\+34 600 000 000»/,
  ],
  [
    'an unknown placeholder in a legal text',
    'content/legal/legal-notice/index.es.md',
    (text) => text.replace('{{legalName}}', '{{legalname}}'),
    /legal-notice\/index\.es\.md[\s\S]*\{\{legalname\}\} no vale: se esperaba uno de estos/,
  ],
  [
    'a page changed on a day to come',
    PAGES,
    (text) => text.replace(/(id: projects\n[\s\S]*?updated: ).*/, '$12099-01-01'),
    /pages-and-navigation\/es\.yaml[\s\S]*projects › updated: se esperaba el día de un cambio ya hecho/,
  ],
  [
    'a page without the day of its last change',
    PAGES,
    (text) => text.replace(/(id: phases\n[\s\S]*?) {4}updated: .*\n/, '$1'),
    /pages-and-navigation\/es\.yaml[\s\S]*phases › updated: falta/,
  ],
  [
    'a page without a name in one language',
    'content/pages-and-navigation/de.yaml',
    (text) => text.replace(/\n {4}name: Technik\n/, '\n'),
    /pages-and-navigation\/de\.yaml[\s\S]*technology › name: falta/,
  ],
  [
    'a page without an address',
    PAGES,
    (text) => text.replace(/(id: quote\n) {4}address: .*\n/, '$1'),
    /pages-and-navigation\/es\.yaml[\s\S]*quote › address: falta/,
  ],
  [
    'two pages of one address',
    'content/pages-and-navigation/de.yaml',
    (text) => text.replace('address: bauphasen', 'address: bauweise'),
    /pages-and-navigation\/de\.yaml[\s\S]*address: «\/de\/bauweise» está dos veces/,
  ],
  [
    'a page whose link would show a picture that is not registered',
    PAGES,
    (text) => text.replace('picture: hero-tall', 'picture: hero-small'),
    /pages-and-navigation\/es\.yaml[\s\S]*technology › openGraph › picture: la imagen «hero-small» no está en/,
  ],
  [
    'a description of a page with an unknown placeholder',
    PAGES,
    (text) => text.replace('desde {{year}}', 'desde {{jahr}}'),
    /pages-and-navigation\/es\.yaml[\s\S]*about › description: \{\{jahr\}\} no vale: se esperaba uno de estos: \{\{brand\}\}, \{\{year\}\}/,
  ],
  [
    'an answer that is in no group, and a group that names one that does not exist',
    'content/answer-groups/es.yaml',
    (text) => text.replace('- hanging-furniture', '- hanging-pictures'),
    /answer-groups\/es\.yaml[\s\S]*no existe content\/answers\/hanging-pictures[\s\S]*«hanging-furniture» no está en ningún grupo/,
  ],
  [
    'an answer shown by a page that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^pages:$/m, 'pages:\n  - nowhere'),
    /hanging-furniture\/index\.es\.md[\s\S]*pages: «nowhere» no vale: se esperaba una de estas: home, about,/,
  ],
  [
    'an answer shown by an article that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^articles:$/m, 'articles:\n  - nowhere'),
    /hanging-furniture\/index\.es\.md[\s\S]*articles: no existe content\/articles\/nowhere/,
  ],
  [
    'an answer with a misspelt field',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^pages:/m, 'page:'),
    /hanging-furniture\/index\.es\.md[\s\S]*no se conoce «page»/,
  ],
  [
    'an answer without its Spanish text',
    `${ANSWER}/index.es.md`,
    () => '',
    /hanging-furniture\/index\.es\.md[\s\S]*se esperaban los datos al principio, entre dos líneas «---»/,
  ],
  [
    'a Spanish question without its first sign',
    `${ANSWER}/index.es.md`,
    (text) => text.replace('question: ¿', 'question: '),
    /hanging-furniture\/index\.es\.md[\s\S]*question: se esperaba ¿…\?/,
  ],
  [
    'a question asked twice',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/^question: .*$/m, ASKED_ALREADY),
    /content\/answers\/[\w-]+\/index\.es\.md[\s\S]*question: «.*» ya lo tiene content\/answers\/[\w-]+\//,
  ],
  [
    'a source without its year',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/ - text: .*$/m, ' - text: Un instituto'),
    /hanging-furniture\/index\.es\.md[\s\S]*sources › n\.º 1 › text: se esperaba también el año/,
  ],
  [
    'an answer of a few words',
    `${ANSWER}/index.es.md`,
    (text) => text.replace(/\n---\n[\s\S]*$/, '\n---\nSí, se puede.\n'),
    /hanging-furniture\/index\.es\.md[\s\S]*texto: tiene 3 palabras y se esperaban de 60 a 180/,
  ],
  [
    'an answer as long as an article',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n${'parola '.repeat(180)}`,
    /hanging-furniture\/index\.es\.md[\s\S]*palabras y se esperaban de 60 a 180/,
  ],
  [
    'an answer with a heading',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n## Kuchnia\n`,
    /hanging-furniture\/index\.es\.md[\s\S]*se esperaban párrafos y listas, sin títulos ni imágenes/,
  ],
  [
    'a link to an answer that does not exist',
    `${ANSWER}/index.es.md`,
    (text) => `${text}\n[Otra](answer:nowhere)\n`,
    /hanging-furniture\/index\.es\.md[\s\S]*enlace «answer:nowhere»: no existe esa respuesta/,
  ],
  [
    'a claim that is not in the register, in a collection',
    'content/advantages/de.yaml',
    (text) => text.replace(/^( {2}- title: ).*$/m, "$1'{{claims.hause-weeks.from}} Wochen'"),
    /content\/advantages\/de\.yaml[\s\S]*title: \{\{claims\.hause-weeks\.from\}\} no vale: se esperaba una de estas: claims\.house-weeks\.from/,
  ],
  [
    'a range of the register named without its end',
    PAGES,
    (text) =>
      text.replace(/(id: projects\n[\s\S]*?title: ).*/, "$1'Obras en {{claims.house-weeks}} semanas'"),
    /pages-and-navigation\/es\.yaml[\s\S]*projects › title: \{\{claims\.house-weeks\}\} no vale/,
  ],
  [
    'a claim that is not in the register, in the title of an article',
    `${ARTICLE}/index.es.md`,
    (text) => text.replace(/^title: .*$/m, "title: 'Una casa en {{claims.days}} días'"),
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*title: \{\{claims\.days\}\} no vale: se esperaba una de estas/,
  ],
  [
    'a claim that is not in the register, in the text of an article',
    `${ARTICLE}/index.es.md`,
    (text) => `${text}\nEn {{claims.days}} días.\n`,
    /casa-lujo-120-dias-steel-frame\/index\.es\.md[\s\S]*\{\{claims\.days\}\} no vale: se esperaba uno de estos: .*claims\.villa-days/,
  ],
  [
    'a claim that is not in the register, in a text of the interface',
    'content/interface/pl.json',
    (text) => text.replace('"Pedir presupuesto": "', '"Pedir presupuesto": "{{claims.days}} '),
    /content\/interface\/pl\.json[\s\S]*«Pedir presupuesto»: \{\{claims\.days\}\} no vale/,
  ],
  [
    'a claim without its basis',
    'content/claims/es.yaml',
    (text) => text.replace(/(id: villa-days\n[\s\S]*?own: )true/, '$1false'),
    /content\/claims\/es\.yaml[\s\S]*villa-days › basis: se esperaba la marca «own», o una fuente/,
  ],
  [
    'a range that ends before it begins',
    'content/claims/es.yaml',
    (text) => text.replace('value: 9\n    upTo: 14', 'value: 14\n    upTo: 9'),
    /content\/claims\/es\.yaml[\s\S]*house-weeks › upTo: se esperaba un número mayor que «value»/,
  ],
  [
    'phases that take other weeks than the register promises',
    'content/claims/es.yaml',
    (text) => text.replace('value: 9\n    upTo: 14', 'value: 9\n    upTo: 15'),
    /content\/phases\/es\.yaml[\s\S]*todas juntas duran de 9 a 14 semanas y se esperaba de 9 a 15/,
  ],
])('the build refuses %s and names the file and the field', (_mistake, file, change, expected) => {
  edit(file, change);
  expect(buildMessage()).toMatch(expected);
});

test('the build refuses a page without a component', () => {
  for (const language of LANGUAGES)
    edit(`content/pages-and-navigation/${language}.yaml`, (text) => text.replace(/\bprojects\b/g, 'works'));
  expect(buildMessage()).toMatch(
    /pages-and-navigation\/es\.yaml[\s\S]*works: no existe app\/pages\/works\.tsx/,
  );
});

test('the build refuses a film that is too heavy to be fetched without being asked for', () => {
  put('assets/film/construction.webm', Buffer.alloc(3_100_000));
  expect(buildMessage()).toMatch(/content\/film\/es\.yaml[\s\S]*webm: .* pesa 3,1 MB y el máximo es 2,5/);
});

test('the build refuses a picture that cannot be read', () => {
  put('assets/film/construction-poster.jpg', 'no picture');
  expect(buildMessage()).toMatch(/content\/film\/es\.yaml[\s\S]*poster: .* no se puede leer como imagen/);
}, 60_000);

test('the build refuses a picture that is blurred even on a phone', async () => {
  const small = sharp({ create: { width: 640, height: 360, channels: 3, background: 'gray' } });
  put('assets/film/construction-poster.jpg', await small.jpeg().toBuffer());
  expect(buildMessage()).toMatch(
    /content\/film\/es\.yaml[\s\S]*poster: .* tiene 640 píxeles .* hacen falta 1000/,
  );
}, 60_000);

test.each(['works/villa-del-sol', 'answers/fire', 'articles/steel-frame-vs-incendios'])(
  'the build refuses content/%s without its Spanish text, which stands in for every other',
  (entry) => {
    put(`content/${entry}/index.es.md`);
    expect(buildMessage()).toContain(
      `content/${entry}/index.es.md\n  - falta este archivo: se esperaba el texto en español`,
    );
  },
);
