import { expect, test } from 'vitest';
import { summaryData } from '#app/content/planner.ts';
import { BUILDINGS, clampCase, DEFAULT_CASE, extrasOf, writeCase } from '#app/lib/planner/case.ts';
import { quoteOf } from '#app/lib/planner/summary.ts';
import { quoteMailto, quoteText } from './quote-message.ts';

test.each(BUILDINGS)(
  'the summary of a case (%s) arrives whole by mail, WhatsApp and clipboard',
  (building) => {
    const { plan } = clampCase({
      ...DEFAULT_CASE,
      building,
      extras: [...extrasOf(building)],
      plot: 'looking',
    });
    const { summary, fields } = quoteOf(writeCase(plan), summaryData());
    const quote = { name: 'Ana', email: 'ana@correo.example', phone: '', message: summary, ...fields };
    expect(quoteText(quote)).toContain(summary);
    const body = new URLSearchParams(quoteMailto(quote, 'hola@empresa.example').split('?')[1]).get('body');
    expect(body).toContain(summary.replaceAll('\n', '\r\n'));
  },
);
