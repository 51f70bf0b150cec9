/** A stage as a calendar shows it. */
export type CalendarEvent = {
  id: string;
  name: string;
  /** first day, and the one after the last, ISO dates */
  from: string;
  until: string;
  note: string;
};

const compact = (iso: string) => iso.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of at most 75 octets, as the format wants them; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (encoder.encode(last + letter).length > 75) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}

/**
 * A calendar of whole days.
 * @param name of the calendar, where the program that opens it asks for one
 * @param host makes the UIDs of the events unique
 * @param now moment at which it is written, ISO
 * @see https://www.rfc-editor.org/rfc/rfc5545 (3.6.1: `DTEND` is exclusive)
 */
export function icalendar(
  events: readonly CalendarEvent[],
  { name, host, now }: { name: string; host: string; now: string },
): string {
  const stamp = `${compact(now.slice(0, 19)).replaceAll(':', '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//planner//ES`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, name: summary, from, until, note }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${compact(from)}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(note)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
