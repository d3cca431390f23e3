import type { AddLabelsBody, Count, CountLine, CountLineChange } from '@stockroom/contract';
import { barcodeKey } from '#shared/barcodes/model/gtin';

export const LINE_FILTERS = ['all', 'open', 'counted', 'different', 'unchecked'] as const;
/** Filter of a count's lines. `open`: not counted yet. `unchecked`: differences that nobody has reviewed. */
export type LineFilter = (typeof LINE_FILTERS)[number];

/** The difference to the expected stock; `null` while the line isn't counted or the expected stock is hidden. */
export function differenceOf({ counted, expected }: CountLine): number | null {
  return counted === null || expected === null ? null : counted - expected;
}

/** Whether stock of the product moved since it was counted. */
export const hasMoved = ({ movedSince, gone }: CountLine): boolean => !gone && (movedSince ?? 0) !== 0;

export function isDifferent(line: CountLine): boolean {
  return (differenceOf(line) ?? 0) !== 0;
}

/** Lines that match a filter and a search, in their order. */
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

/** Lines that a scanned code matches: by barcode in any notation, or by SKU. */
export function linesByCode(lines: readonly CountLine[], code: string): readonly CountLine[] {
  const key = barcodeKey(code);
  return lines.filter(
    ({ barcode, sku }) => (barcode !== '' && barcodeKey(barcode) === key) || sku.toLowerCase() === code.toLowerCase(),
  );
}

/** Totals of a count so far. */
export interface CountSums {
  /** Products that differ; `unchecked`: those of them that nobody has reviewed. */
  different: number;
  unchecked: number;
  /** Products whose stock moved while they were counted. */
  moved: number;
  /** Surplus units less missing units. */
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

/** Applies a change to a line optimistically, before the server answers. */
export function applyChange(line: CountLine, change: CountLineChange): CountLine {
  if ('checked' in change) return { ...line, checked: change.checked };
  if ('add' in change) return { ...line, counted: (line.counted ?? 0) + change.add, checked: false };
  return { ...line, counted: change.counted, checked: false };
}

/** Merges lines from the server: replaces existing ones and appends the others. */
export function mergeLines(lines: readonly CountLine[], received: readonly CountLine[]): CountLine[] {
  const byId = new Map(received.map((line) => [line.productId, line]));
  const known = new Set(lines.map(({ productId }) => productId));
  return [...lines.map((line) => byId.get(line.productId) ?? line), ...received.filter(({ productId }) => !known.has(productId))];
}

/** Whether lines can still be changed. */
export const isUnderWay = ({ state }: Count): boolean => state === 'open' || state === 'review';

/** A count's display name; its movements carry it as their reference. */
export const nameOf = ({ number }: Pick<Count, 'number'>): string => `C-${number}`;

/** Label job lines for what was counted: one label per unit in stock. */
export const labelsOf = (lines: readonly CountLine[]): AddLabelsBody['products'] =>
  lines.flatMap(({ counted, gone, productId }) => (counted && !gone ? [{ productId, copies: 'stock' as const }] : []));
