import type { ScheduleItem } from '@stockroom/contract';

/** Bytes of a line of the format; a longer line continues in the next line after a space. */
const LINE = 75;

/**
 * Writes an item of a schedule as a calendar file (iCalendar). Its times are those of the shop's clock, wherever it is opened.
 * @param day any time of its day
 * @param now when the file is created
 */
export function writeCalendar({ title, time, until, location, note }: ScheduleItem, day: Date, now: Date): string {
  const at = (clock: string) => `${dateOf(day)}T${clock.replace(':', '')}00`;
  const made = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stockroom//Schedule//EN',
    'BEGIN:VEVENT',
    `UID:${at(time)}-${encodeURIComponent(title)}@stockroom`,
    `DTSTAMP:${made}`,
    `DTSTART:${at(time)}`,
    ...(until === undefined ? [] : [`DTEND:${at(until)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(note === undefined ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const dateOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

function folded(line: string): string {
  let [written, bytes] = ['', 0];
  // By characters, so that none is cut in two.
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}
