import type { Movement } from '@stockroom/contract';
import { LINE_END, markText, writeRow } from '#shared/csv/csvCells';
import type { Delimiter } from '#shared/csv/csvReader';
import { numberOf } from './ledgerRows';

export interface MovementsCsv {
  delimiter: Delimiter;
  headers: readonly string[];
  /** Formats an instant. */
  timeOf: (at: string) => string;
  reasonOf: (reason: Movement['reason']) => string;
}

/**
 * Writes movements as CSV: numbers stay numbers, and spreadsheets run no text as a formula. Yields the finished share, from 0
 * to 1.
 */
export function* writeMovementsCsv(
  movements: readonly Movement[],
  { delimiter, headers, timeOf, reasonOf }: MovementsCsv,
): Generator<number, string[]> {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const chunks = [`\uFEFF${writeRow(headers, delimiter)}${LINE_END}`];
  for (const [at, movement] of movements.entries()) {
    const { sku, name, delta, before, after, note, reference, userName, undoes } = movement;
    const texts = [sku, name].map((text) => markText(text, true));
    const numbers = [delta, before, after].map(String);
    const rest = [note, reference, userName].map((text) => markText(text, true));
    const takesBack = undoes === null ? '' : numberOf(undoes);
    const cells = [
      timeOf(movement.at),
      numberOf(movement.id),
      ...texts,
      ...numbers,
      reasonOf(movement.reason),
      ...rest,
      takesBack,
    ];
    chunks.push(writeRow(cells, delimiter) + LINE_END);
    yield (at + 1) / movements.length;
  }
  return chunks;
}
