import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const copy = copyProject();
afterAll(copy.remove);

/** What an owner's command says before it stops. */
function said(script: string): string {
  try {
    copy.run(script);
  } catch (error) {
    return String((error as { stderr: string }).stderr);
  }
  return 'it went on';
}

// The settings are read before everything else, a claim by the texts that name it, a group by the answers in it.
test.each([
  ['content/settings.yaml', 'brand: Montante', 'brand: Mon: tante', /línea 1: no se puede leer/],
  ['content/questions-on-pages.yaml', '- mortgage', '- loan', /home: no existe content\/answers\/loan/],
  ['content/answers-page/es.yaml', '- fire', '- smoke', /no existe content\/answers\/smoke/],
  [
    'content/claims-and-vat.yaml',
    '- id: recyclable',
    '- id: recycled',
    /description: \{\{claims\.recyclable\}\} no vale/,
    'content/advantages/es.yaml',
  ],
  [
    'content/claims-and-vat.yaml',
    'value: 180',
    'value: 200',
    /upTo: 180 no vale: se esperaba 200/,
    'content/planner/es.yaml',
  ],
])(
  'a mistake in %s stops the build and the preflight with nothing but its place',
  (file, from, to, expected, toldAt = file) => {
    copy.edit(file, (text) => text.replace(from, to));
    for (const script of ['pipeline/build.ts', 'tools/preflight/preflight.ts']) {
      const message = said(script);
      expect(message).toContain(`Hay un error en ${toldAt}:`);
      expect(message).toMatch(expected);
      expect(message).not.toMatch(/^\s+at |Error/m);
    }
    copy.edit(file, (text) => text.replace(to, from));
  },
);
