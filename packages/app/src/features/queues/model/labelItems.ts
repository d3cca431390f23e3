import { LABEL_LIMITS, type LabelCopies, type LabelRow } from '@stockroom/contract';

/** Limit of labels printed at once: a browser lays out some twenty sheets. */
export const MOST_LABELS = 1500;

/** Number of labels for a product that was found: as typed before its scan, else one per unit. */
export const copiesWanted = (quantity: number): LabelCopies => (quantity > 1 ? Math.min(quantity, LABEL_LIMITS.copies) : 'stock');

/** Number of labels of a product. For a product without stock it is one: for the shelf, or for goods about to arrive. */
export function copiesOf({ copies, stock, gone }: LabelRow): number {
  return gone ? 0 : copies === 'stock' ? Math.max(1, stock) : copies;
}

export function countLabels(rows: readonly LabelRow[]): number {
  return rows.reduce((sum, row) => sum + copiesOf(row), 0);
}

/** One entry per label, in printing order, up to the limit of one print. */
export function labelItems(rows: readonly LabelRow[]): LabelRow[] {
  return rows.flatMap((row) => Array.from({ length: Math.min(copiesOf(row), MOST_LABELS) }, () => row)).slice(0, MOST_LABELS);
}

/** Finds the products whose labels are all part of one print. */
export function printedRows(rows: readonly LabelRow[]): LabelRow[] {
  let count = 0;
  return rows.filter((row) => {
    count += copiesOf(row);
    return count <= MOST_LABELS;
  });
}
