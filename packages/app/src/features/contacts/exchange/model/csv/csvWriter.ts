import type { Contact } from '@stockroom/contract';
import { joinList, LINE_END, markText, writeRow } from '#shared/csv/csvCells';
import type { Delimiter } from '#shared/csv/csvReader';
import type { ExportDetails } from '../exportDetails';
import { OWN_HEADERS } from './csvColumns';

export interface CsvOptions {
  delimiter: Delimiter;
  describe: (contact: Contact) => ExportDetails;
}

/**
 * Writes contacts as a table, with as many columns for e-mails and phones as any contact needs, and without cells that a
 * spreadsheet would run. Yields the completed share, from 0 to 1.
 */
export function* writeContactsCsv(
  contacts: readonly Contact[],
  { delimiter, describe }: CsvOptions,
): Generator<number, string[]> {
  const emails = Math.max(0, ...contacts.map((contact) => contact.emails.length));
  const phones = Math.max(0, ...contacts.map((contact) => contact.phoneNumbers.length));
  const pairs = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${name} ${at + 1}`, `${name} ${at + 1} label`]).flat();
  const headers = [...OWN_HEADERS, ...pairs('E-mail', emails), ...pairs('Phone', phones)];
  // Spreadsheets recognise UTF-8 by this mark.
  const chunks = [`\uFEFF${writeRow(headers, delimiter)}${LINE_END}`];
  for (const [at, contact] of contacts.entries()) {
    const { tags, notes } = describe(contact);
    const { name, title, company, birthday, address } = contact;
    const texts = [name, title, company].map((text) => markText(text, true));
    const cells = [...texts, markText(birthday, false), ...[address, joinList(tags), notes].map((text) => markText(text, true))];
    const reach = [
      ...padded(
        contact.emails.flatMap(({ email, label }) => [email, label]),
        emails * 2,
      ),
      ...padded(
        contact.phoneNumbers.flatMap(({ phoneNumber, label }) => [phoneNumber, label]),
        phones * 2,
      ),
    ];
    chunks.push(writeRow([...cells, ...reach.map((text) => markText(text, true))], delimiter) + LINE_END);
    yield (at + 1) / contacts.length;
  }
  return chunks;
}

const padded = (cells: readonly string[], width: number): string[] => Array.from({ length: width }, (_, at) => cells[at] ?? '');
