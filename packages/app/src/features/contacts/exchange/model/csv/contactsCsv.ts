import { restoreText, splitList } from '#shared/csv/csvCells';
import { createCsvReader, sniffDelimiter, withoutSepLine } from '#shared/csv/csvReader';
import { isSpreadsheetError, withoutControls } from '#shared/csv/spreadsheetDamage';
import { type LabelKindNames, labelOfText, isTransportCode } from '../contactLabels';
import { emptyContact, type FoundContact } from '../foundContact';
import { ADDRESS_PARTS, columnOf, type CsvColumn, OWN_HEADERS, PLAIN_FIELDS, settleTitles } from './csvColumns';

export interface CsvReading {
  kindNames: LabelKindNames;
  /** Removes case and accents. */
  fold: (text: string) => string;
}

/**
 * Reads a table of contacts, whose first row names the columns. Yields the completed share, from 0 to 1.
 * @returns `null` when no known column names a person or a way to reach them
 */
export function* readContactsCsv(whole: string, reading: CsvReading): Generator<number, FoundContact[] | null> {
  const text = withoutSepLine(whole);
  const skipped = whole.length === text.length ? 0 : 1;
  const reader = createCsvReader(text, sniffDelimiter(whole));
  const [head] = reader.read(1);
  const columns = settleTitles((head?.cells ?? []).map((header) => columnOf(header, reading.fold)));
  if (!columns.some(({ field }) => IDENTIFYING_FIELDS.has(field))) return null;
  const isOwn = OWN_HEADERS.every((header, at) => columns[at]?.header === header);
  const found: FoundContact[] = [];
  for (;;) {
    const [row] = reader.read(1);
    if (!row) return found;
    const cells = row.cells.map((raw) => {
      const cell = withoutControls(restoreText(raw));
      return isOwn ? cell : cell.trim();
    });
    found.push(contactOf({ at: row.row + skipped, cells, columns, isOwn, kindNames: reading.kindNames }));
    yield reader.position / text.length;
  }
}

const IDENTIFYING_FIELDS: ReadonlySet<CsvColumn['field']> = new Set(['name', 'given', 'family', 'company', 'email', 'phone']);

interface Row {
  at: number;
  cells: readonly string[];
  columns: readonly CsvColumn[];
  isOwn: boolean;
  kindNames: LabelKindNames;
}

/** An address, an e-mail or a number, which may span several columns. */
interface Group {
  column: CsvColumn;
  parts: Map<CsvColumn['part'], string[]>;
}

function contactOf({ at, cells, columns, isOwn, kindNames }: Row): FoundContact {
  const found = emptyContact(at);
  const said = new Map<string, string>();
  const groups = new Map<string, Group>();
  for (const [place, cell] of cells.entries()) {
    const column = columns[place];
    if (cell === '' || column?.field === 'ignored') continue;
    // In our own exports such a text is the contact's name.
    if (!isOwn && isSpreadsheetError(cell)) found.sheetErrors.push(cell);
    else if (!column || column.field === 'other') found.others.push({ name: column?.header ?? '', label: '', value: cell });
    else if (isPlain(column.field)) said.set(column.field, [said.get(column.field), cell].filter(Boolean).join('\n'));
    else {
      const key = `${column.field} ${column.group}`;
      const group: Group = groups.get(key) ?? { column, parts: new Map() };
      group.parts.set(column.part, [...(group.parts.get(column.part) ?? []), cell]);
      groups.set(key, group);
    }
  }
  const text = (field: string) => said.get(field) ?? '';
  const parts = ['prefix', 'given', 'middle', 'family', 'suffix'].map(text).filter(Boolean);
  Object.assign(found, {
    name: text('name') || parts.join(' '),
    title: text('title'),
    company: text('company'),
    birthday: text('birthday'),
    notes: text('notes'),
    photo: text('photo'),
    tags: tagsOf(text('tags'), isOwn),
  });
  for (const { column, parts: values } of groups.values()) {
    addReach(found, column, values, labelOf(values.get('label')?.join(' ') ?? '', column, { isOwn, kindNames }));
  }
  return found;
}

function labelOf(said: string, { kind }: CsvColumn, { isOwn, kindNames }: Pick<Row, 'isOwn' | 'kindNames'>): string {
  if (isOwn) return said;
  if (said === '' || isTransportCode(said)) return kind ? kindNames[kind] : '';
  return labelOfText(said, kindNames);
}

function addReach(found: FoundContact, column: CsvColumn, parts: ReadonlyMap<CsvColumn['part'], string[]>, label: string): void {
  if (column.field === 'address') {
    const address = ADDRESS_PARTS.flatMap((part) => parts.get(part) ?? []);
    // Google writes the whole address beside its parts.
    const text = parts.get('whole')?.join(', ') ?? address.join(', ');
    if (found.address === '') found.address = text;
    else if (text !== '') found.others.push({ name: 'ADR', label, value: text });
    return;
  }
  const values = (parts.get('value') ?? [])
    .flatMap((value) => value.split(VALUE_SEPARATOR))
    .filter((value) => value.trim() !== '');
  for (const value of values) {
    if (column.field === 'email') found.emails.push({ email: value, label });
    else found.phones.push({ number: value, label });
  }
}

/** Google's separator between several values in one cell. */
const VALUE_SEPARATOR = ' ::: ';

function tagsOf(cell: string, isOwn: boolean): string[] {
  if (isOwn) return splitList(cell, true);
  const titles =
    cell.includes(VALUE_SEPARATOR) || cell.startsWith('* ')
      ? cell.split(VALUE_SEPARATOR)
      : cell.includes(';')
        ? cell.split(';')
        : splitList(cell, false);
  // Google's own groups begin with a star: "* myContacts" holds everybody.
  return titles.map((title) => title.trim()).filter((title) => title !== '' && !title.startsWith('* '));
}

const isPlain = (field: CsvColumn['field']): field is (typeof PLAIN_FIELDS)[number] =>
  PLAIN_FIELDS.some((plain) => plain === field);
