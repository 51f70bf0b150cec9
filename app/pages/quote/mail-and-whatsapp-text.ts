import {
  multiLine,
  type Plot,
  type QuoteField,
  type QuoteRequest,
  singleLine,
} from '#app/sections/quote/quote-fields.ts';

/** A piece of the message: fixed words, or what stands in a field. */
export type MessagePart = string | { field: QuoteField; text: string; given: boolean };

function part(field: QuoteField, quote: QuoteRequest, fallback = ''): MessagePart {
  const typed = quote[field] ?? '';
  const text = field === 'message' ? multiLine(typed) : singleLine(typed);
  return { field, text: text || fallback, given: text !== '' };
}

const PLOTS: Record<Plot, string> = { si: 'ya lo tengo', buscando: 'lo estoy buscando' };

/** A size without its unit: the digit of «180 m2» is part of one, and «unos 200 metros» has one already. */
const ENDS_WITH_FIGURE = /(?<![\p{L}\p{Nd}^]|m\s)\p{Nd}[\p{Nd}.,'’\s]*$/iu;

/** One line for each field about the building that is filled in. */
function buildingParts({ kind = '', area = '', town = '', plot }: QuoteRequest): MessagePart[] {
  const size = singleLine(area);
  const lines: [label: string, field: QuoteField, text: string][] = [
    ['Tipo de obra', 'kind', kind],
    ['Superficie', 'area', ENDS_WITH_FIGURE.test(size) ? `${size} m²` : size],
    ['Municipio', 'town', singleLine(town)],
    ['Solar', 'plot', plot ? PLOTS[plot] : ''],
  ];
  return lines.flatMap(([label, field, text]) =>
    text ? [`\n${label}: `, { field, text, given: true }] : [],
  );
}

/** The subject. Always Spanish: the company reads it. */
export function subjectParts(quote: QuoteRequest): MessagePart[] {
  const subject: MessagePart[] = ['Solicitud de Presupuesto de ', part('name', quote)];
  return quote.kind ? [...subject, ': ', part('kind', quote)] : subject;
}

/** The message: a greeting with the name, then e-mail, phone, what is to be built and what the visitor wrote. */
export function bodyParts(quote: QuoteRequest): MessagePart[] {
  return [
    'Hola, soy ',
    part('name', quote),
    '.\n\nEmail: ',
    part('email', quote),
    '\nTeléfono: ',
    part('phone', quote, 'sin indicar'),
    ...buildingParts(quote),
    '\n\n',
    part('message', quote),
  ];
}

function textOf(parts: MessagePart[]): string {
  return parts.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** The message as it is handed to WhatsApp or to the clipboard. */
export function quoteText(quote: QuoteRequest): string {
  return textOf(bodyParts(quote));
}

/**
 * Address that opens the visitor's mail program with the message written.
 * @param to mail address of the company
 * @see https://www.rfc-editor.org/rfc/rfc6068 (everything percent-encoded as UTF-8, line breaks as CRLF)
 */
export function quoteMailto(quote: QuoteRequest, to: string): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  const subject = encodeURIComponent(textOf(subjectParts(quote)));
  const body = encodeURIComponent(quoteText(quote).replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
