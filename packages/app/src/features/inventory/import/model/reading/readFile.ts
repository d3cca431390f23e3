import { createCsvReader, type Delimiter, sniffDelimiter, withoutSepLine } from '#shared/csv/csvReader';
import { decode, detectEncoding, type Encoding, type NonTextReason, nonTextReason } from '#shared/csv/encoding';
import type { Note } from '../judging/issues';
import type { ColumnInfo } from '../mapping';
import type { FileInfo } from '../report';
import { type FileFormat, looksLikeHeader, recogniseFormat } from './formats';
import { detectNumberStyle, findFraction } from './numberStyle';

/** Size limit of a file, in bytes: some 400,000 rows. */
const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** Rows read before the reader yields. */
const ROWS_PER_STEP = 200;

/** Length of a cell's beginning by which the content of its column is detected, in characters. */
const SAMPLE_LENGTH = 200;

/** Reason why a file cannot be read. `noRows`: it has column names and nothing under them. */
export type FileFault = NonTextReason | 'tooBig' | 'noRows';

export class FileFaultError extends Error {
  override readonly name = 'FileFaultError';
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`The file can not be read: ${fault}`);
    this.fault = fault;
  }
}

/** The user's choices for a file that was read wrongly. */
export interface ReadChoices {
  encoding?: Encoding;
  delimiter?: Delimiter;
  hasHeader?: boolean;
}

/** A file in memory: the cells, and the information the page gets about them. */
export interface ReadFile {
  info: FileInfo;
  headers: string[];
  rows: string[][];
  rowNumbers: number[];
}

/**
 * Reads a file in steps. Yields the fraction done, from 0 to 1.
 * @throws {FileFaultError} when the bytes are no table of text
 */
export function* readFile(bytes: Uint8Array, name: string, choices: ReadChoices): Generator<number, ReadFile> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFaultError('tooBig');
  const fault = nonTextReason(bytes);
  if (fault) throw new FileFaultError(fault);
  const guess = detectEncoding(bytes);
  const encoding = choices.encoding ?? guess.encoding;
  const whole = decode(bytes, encoding);
  yield 0.2;
  const delimiter = choices.delimiter ?? sniffDelimiter(whole);
  const text = withoutSepLine(whole);
  const reader = createCsvReader(text, delimiter);
  const table: string[][] = [];
  const numbers: number[] = [];
  const skipped = whole.length === text.length ? 0 : 1;
  for (;;) {
    const rows = reader.read(ROWS_PER_STEP);
    for (const { cells, row } of rows) {
      table.push(cells);
      numbers.push(row + skipped);
    }
    if (rows.length < ROWS_PER_STEP) break;
    yield 0.2 + (reader.position / text.length) * 0.5;
  }
  const first = table[0];
  if (!first) throw new FileFaultError('empty');
  const hasHeader = choices.hasHeader ?? looksLikeHeader(first);
  const rows = hasHeader ? table.slice(1) : table;
  if (rows.length === 0) throw new FileFaultError('noRows');
  const width = rows.reduce((most, { length }) => Math.max(most, length), first.length);
  const headers = Array.from({ length: width }, (_, column) => (hasHeader ? (first[column] ?? '').trim() : ''));
  const format = recogniseFormat(headers);
  const columns: ColumnInfo[] = [];
  for (let column = 0; column < width; column++) {
    columns.push(yield* columnInfo(headers[column] ?? '', rows, column, { format, done: 0.7 + (column / width) * 0.3 }));
    yield 0.7 + (column / width) * 0.3;
  }
  const notes: Note[] = [];
  const beyond = hasHeader ? rows.filter(({ length }) => length > first.length).length : 0;
  if (beyond > 0) notes.push({ code: 'cellsBeyondColumns', count: beyond });
  const replaced = text.split('\uFFFD').length - 1;
  if (replaced > 0) notes.push({ code: 'replacedCharacters', count: replaced });
  if (reader.unclosedQuoteRow !== null) notes.push({ code: 'unclosedQuote', count: reader.unclosedQuoteRow + skipped });
  const info: FileInfo = {
    name,
    size: bytes.length,
    encoding,
    encodingSure: choices.encoding !== undefined || guess.sure,
    bom: guess.bom,
    delimiter,
    format,
    hasHeader,
    columns,
    rows: rows.length,
    notes,
    fingerprint: `${bytes.length}-${checksum(bytes)}`,
  };
  return { info, headers, rows, rowNumbers: hasHeader ? numbers.slice(1) : numbers };
}

function* columnInfo(
  header: string,
  rows: readonly string[][],
  column: number,
  { format, done }: { format: FileFormat; done: number },
): Generator<number, ColumnInfo> {
  // The beginnings of its cells are enough to detect a column's content: a cell can hold megabytes.
  const values = rows.map((cells) => (cells[column] ?? '').slice(0, SAMPLE_LENGTH));
  const samples: string[] = [];
  for (const value of values) {
    const short = value.trim().slice(0, 80);
    if (short !== '' && !samples.includes(short)) samples.push(short);
    if (samples.length === 3) break;
  }
  yield done;
  const noGroups = format === 'own';
  const numberSample = values.find((value) => /^[^\p{L}]*\d[.,]\d[^\p{L}]*$/u.test(value))?.trim() ?? null;
  yield done;
  const whole = detectNumberStyle(values, { whole: true, noGroups });
  yield done;
  return {
    header,
    samples,
    numberSample,
    // Our own files write taxes in per cent.
    shareSample: noGroups ? null : findFraction(values),
    numbers: { whole, fraction: detectNumberStyle(values, { noGroups }) },
  };
}

function checksum(bytes: Uint8Array): string {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(36);
}
