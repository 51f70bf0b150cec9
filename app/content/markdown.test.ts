import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const FILE = 'content/articles/an-article/index.es.md';

async function render(body: string, values?: Record<string, string>) {
  const text = await renderMarkdown(`El primer párrafo.\n\n${body}`, {
    file: FILE,
    language: 'es',
    resolveLink: (scheme, target) => (target === 'nowhere' ? undefined : `/${scheme}/${target}`),
    values,
  });
  return text.blocks.map((block) => (block.kind === 'html' ? block.html : JSON.stringify(block))).join('');
}

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in the middle of a line', 'antes <script>alert(1)</script> después'],
  ['a handler', '<img src="x" onerror="alert(1)">'],
  ['a drawing with a handler', '<svg onload="alert(1)"></svg>'],
  ['a frame', '<iframe src="https://otro.test"></iframe>'],
  ['a form', '<form action="https://otro.test"><input name="a"></form>'],
  ['a style', '<style>body{display:none}</style>'],
  ['an address that HTML gives a scheme', '<a href="javascript:alert(1)">palabras</a>'],
  ['an element that is not closed', '<a onclick="alert(1)" '],
  ['a comment', '<!-- nota -->'],
])('HTML in a text is dropped: %s', async (_, html) => {
  const rendered = await render(html);
  expect(rendered).not.toMatch(/<(?!\/?p>)|onerror="|onload="/);
});

test.each([
  ['# Título', 'título «Título»: se esperaban dos almohadillas'],
  ['Es **seguro.', '«**seguro.»: falta lo que cierra la negrita o el enlace'],
  ['Lee [esto](https://otro.test y sigue.', '«[esto](»: falta lo que cierra'],
  ['Lee [esto](page:home y sigue.', '«[esto](page»: falta lo que cierra'],
  ['Nota:importante.', '«:importante» no se conoce: se esperaba un espacio'],
  ['Dura {{claims.villa-days} días.', '«{{claims.villa-days}»: se esperaban dos llaves'],
])('a mark that does not close is refused, with what is open: %j', async (body, expected) => {
  await expect(render(body)).rejects.toThrow(expected);
});

test('HTML written as text is shown as text', async () => {
  expect(await render('La etiqueta `<b onclick="x">` y &lt;script&gt;.')).toBe(
    '<p>La etiqueta <code>&#x3C;b onclick="x"></code> y &#x3C;script>.</p>',
  );
});

test.each([
  '[palabras](javascript:alert(1))',
  '[palabras](JaVaScRiPt:alert(1))',
  '[palabras](&#106;avascript:alert(1))',
  '[palabras](<java\tscript:alert(1)>)',
  '[palabras][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[palabras](vbscript:x)',
  '[palabras](data:text/html,x)',
  '[palabras](http://sin-cifrar.test)',
  '[palabras](//otro.test)',
  '[palabras](/una/ruta)',
  '[palabras](page:nowhere)',
])('the address in %j is refused, with file, address and reason', async (body) => {
  await expect(render(body)).rejects.toThrow(
    /^content\/articles\/an-article\/index\.es\.md\n {2}- enlace «.+»: (se esperaba que empezara por https:\/\/, mailto:, page:, article: o answer:|no existe esa página)$/,
  );
});

test.each([
  '![](https://otro.test/x.png)',
  '![](javascript:alert(1))',
  'antes ![](data:image/png;base64,x)',
  'antes ![](picture:casa "x")',
  '**![](picture:casa)**',
])(
  'the picture %j is refused: pictures come from the registry, each in a paragraph of its own',
  async (body) => {
    await expect(render(body)).rejects.toThrow(
      /^content.+\n {2}- imagen «.+»: se esperaba «picture:» y el nombre de una imagen, en un párrafo propio$/,
    );
  },
);

test('names and values are a table of both, without the colon between them', async () => {
  const list = '- **Titular:** Casa S. L.\n- **Registro (*REA*):** 12, como pide la [ley](https://ley.test)';
  expect((await render(`:::data\n${list}\n:::`)).replaceAll('\n', '')).toContain(
    '<dl><div><dt>Titular</dt><dd>Casa S. L.</dd></div>' +
      '<div><dt>Registro (<em>REA</em>)</dt><dd>12, como pide la <a href="https://ley.test" rel="noopener">ley</a></dd></div></dl>',
  );
  await expect(render(':::data\n- Titular: Casa S. L.\n:::')).rejects.toThrow(FILE);
});

test('links outside keep their opener to themselves, and are not disowned', async () => {
  expect(await render('[fuente](https://fuente.test/a?b=1&c=2)')).toBe(
    '<p><a href="https://fuente.test/a?b=1&#x26;c=2" rel="noopener">fuente</a></p>',
  );
});

test('a caption is text, whatever is in it', async () => {
  expect(await render('![](picture:casa "x\\" onload=\\"y <script>")')).toBe(
    JSON.stringify({ kind: 'figure', picture: 'casa', caption: 'x» onload=»y <script>' }),
  );
});

test.each([
  ['es', '## ¿Cuándo se pone en marcha el reloj?', 'cuando-se-pone-en-marcha-el-reloj'],
  ['es', '## Antigüedad: 100 m² de más', 'antiguedad-100-m2-de-mas'],
  ['it', "## L’acciaio & l'aria", 'l-acciaio-l-aria'],
  ['de', '## Größe und CO₂-Wärme', 'groesse-und-co2-waerme'],
  ['pl', '## Źródła ciepła', 'zrodla-ciepla'],
  ['pt', '## Informações (LGPD)', 'informacoes-lgpd'],
  ['es', '## A "b" <c> & d\' onclick=1', 'a-b-d-onclick-1'],
  ['es', '## Costes\n\n## Costes\n\n### Costes', 'costes costes-2 costes-3'],
] as const)(
  'in %s the headings of %j have addresses in plain letters, each its own',
  async (language, body, ids) => {
    const { headings } = await renderMarkdown(`Uno.\n\n${body}`, {
      file: FILE,
      language,
      resolveLink: () => undefined,
    });
    expect(headings.map(({ id }) => id).join(' ')).toBe(ids);
  },
);

test('a heading without words is refused', async () => {
  await expect(render('## ¿?')).rejects.toThrow(/título «¿\?»: se esperaban palabras/);
});

test('the columns of a table are set by a class, not by an attribute that HTML 5 has dropped', async () => {
  const rendered = await render('| a | b |\n| - | -: |\n| 1 | 2 |');
  expect(rendered).toContain('<th scope="col">a</th>\n<th scope="col" class="right">b</th>');
  expect(rendered).toContain('<td>1</td>\n<td class="right">2</td>');
});

test.each([
  '<b>Obras</b> & Hijos',
  '*O*brador [x](javascript:y) `z`',
  ':::nota',
  '$& $1',
  '<https://otro.test>',
])('a value such as %j is words, not Markdown', async (value) => {
  const escaped = value.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  expect(await render('Somos {{name}}.', { name: value })).toBe(`<p>Somos ${escaped}.</p>`);
});

test('a value in an address is checked like any other address', async () => {
  await expect(render('[x]({{name}})', { name: 'javascript:alert(1)' })).rejects.toThrow(/javascript:alert/);
});

test('a name that stands for nothing is refused, with those that would', async () => {
  await expect(render('Somos {{nobody}}.', { name: 'x' })).rejects.toThrow(
    /\{\{nobody\}\} no vale: se esperaba uno de estos: name/,
  );
});

test('a text is cut at its headings and at its pictures; what begins with a heading is a section', async () => {
  const { blocks } = await renderMarkdown(
    'Uno.\n\nDos.\n\n## Tres\n\nCuatro.\n\n![](picture:casa "Cinco")\n\nSeis.\n\n### Siete\n\nOcho.',
    { file: FILE, language: 'es', resolveLink: () => undefined },
  );
  expect(blocks.map((block) => (block.kind === 'html' ? block.tag : block.kind))).toEqual([
    'div',
    'section',
    'figure',
    'div',
    'section',
  ]);
  expect(blocks).toContainEqual({
    kind: 'html',
    tag: 'section',
    html: '<h3 id="siete"><a href="#siete">Siete</a></h3><p>Ocho.</p>',
  });
});
