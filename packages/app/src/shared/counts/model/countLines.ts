import type { AddLabelsBody, Count, CountLine, CountLineChange } from '@stockroom/contract';
import { barcodeKey } from '../../barcodes/model/gtin';

export const LINE_FILTERS = ['all', 'open', 'counted', 'different', 'unchecked'] as const;
/** Which lines of a count are looked at. `open`: not counted yet. `unchecked`: differences that nobody has looked over. */
export type LineFilter = (typeof LINE_FILTERS)[number];

/** The difference to the expected stock; `null` while it isn't counted, or is hidden. */
export function differenceOf({ counted, expected }: CountLine): number | null {
  return counted === null || expected === null ? null : counted - expected;
}

/** Whether some of it came or went since it was counted. */
export const hasMoved = ({ movedSince, gone }: CountLine): boolean => !gone && (movedSince ?? 0) !== 0;

export function isDifferent(line: CountLine): boolean {
  return (differenceOf(line) ?? 0) !== 0;
}

/** The lines that a filter and a search let through, in their order. */
export function shownLines(
  lines: readonly CountLine[],
  filter: LineFilter,
  search: string,
  locale: string,
): readonly CountLine[] {
  const needle = search.trim().toLocaleLowerCase(locale);
  const code = search.trim() === '' ? '' : barcodeKey(search);
  if (filter === 'all' && needle === '') return lines;
  const isFound = ({ name, sku, barcode }: CountLine) =>
    needle === '' ||
    [name, sku].some((text) => text.toLocaleLowerCase(locale).includes(needle)) ||
    (barcode !== '' && barcodeKey(barcode) === code);
  return lines.filter((line) => passes(line, filter) && isFound(line));
}

function passes(line: CountLine, filter: LineFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return line.counted === null;
    case 'counted':
      return line.counted !== null;
    case 'different':
      return isDifferent(line);
    case 'unchecked':
      return isDifferent(line) && !line.checked;
  }
}

/** The lines that a scanned code is of: by barcode, however that is written, or by SKU. */
export function linesByCode(lines: readonly CountLine[], code: string): readonly CountLine[] {
  const key = barcodeKey(code);
  return lines.filter(
    ({ barcode, sku }) => (barcode !== '' && barcodeKey(barcode) === key) || sku.toLowerCase() === code.toLowerCase(),
  );
}

/** The sums of a count so far. */
export interface CountSums {
  /** Products that differ, and those of them that nobody has looked over. */
  different: number;
  unchecked: number;
  /** Products whose stock moved while they were counted. */
  moved: number;
  /** Units that are too many less those that are missing. */
  units: number;
  /** Their value, in the store's currency. */
  value: number;
}

export function sumsOf(lines: readonly CountLine[]): CountSums {
  const sums: CountSums = { different: 0, unchecked: 0, moved: 0, units: 0, value: 0 };
  for (const line of lines) {
    if (hasMoved(line)) sums.moved += 1;
    const difference = differenceOf(line) ?? 0;
    if (difference === 0 || line.gone) continue;
    sums.different += 1;
    if (!line.checked) sums.unchecked += 1;
    sums.units += difference;
    sums.value += difference * line.cost;
  }
  return sums;
}

/** A line as a change leaves it, before the server has said so. */
export function changed(line: CountLine, change: CountLineChange): CountLine {
  if ('checked' in change) return { ...line, checked: change.checked };
  if ('add' in change) return { ...line, counted: (line.counted ?? 0) + change.add, checked: false };
  return { ...line, counted: change.counted, checked: false };
}

/** With lines that the server told of: those that are there are replaced, others come last. */
export function withLines(lines: readonly CountLine[], told: readonly CountLine[]): CountLine[] {
  const byId = new Map(told.map((line) => [line.productId, line]));
  const known = new Set(lines.map(({ productId }) => productId));
  return [...lines.map((line) => byId.get(line.productId) ?? line), ...told.filter(({ productId }) => !known.has(productId))];
}

/** Whether lines can still be changed. */
export const isUnderWay = ({ state }: Count): boolean => state === 'open' || state === 'review';

/** A count's name for people; its movements carry it as their reference. */
export const nameOf = ({ number }: Pick<Count, 'number'>): string => `C-${number}`;

/** Labels of what was counted: one a unit that there is. */
export const labelsOf = (lines: readonly CountLine[]): AddLabelsBody['products'] =>
  lines.flatMap(({ counted, gone, productId }) => (counted && !gone ? [{ productId, copies: 'stock' as const }] : []));
