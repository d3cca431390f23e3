import { LABEL_LIMITS, type LabelCopies, type LabelRow } from '@stockroom/contract';

/** Most labels that are printed in one go: a browser lays out some twenty sheets at once. */
export const MOST_LABELS = 1500;

/** Labels for a product that was found: as many as were typed before its scan, else one a unit. */
export const copiesWanted = (quantity: number): LabelCopies => (quantity > 1 ? Math.min(quantity, LABEL_LIMITS.copies) : 'stock');

/** How many labels of a product there will be. Who wants labels of one without stock wants one: for the shelf, or for what is about to come. */
export function copiesOf({ copies, stock, gone }: LabelRow): number {
  return gone ? 0 : copies === 'stock' ? Math.max(1, stock) : copies;
}

export function countLabels(rows: readonly LabelRow[]): number {
  return rows.reduce((sum, row) => sum + copiesOf(row), 0);
}

/** One entry a label, as they are printed; no more than fit into one go. */
export function labelItems(rows: readonly LabelRow[]): LabelRow[] {
  return rows.flatMap((row) => Array.from({ length: Math.min(copiesOf(row), MOST_LABELS) }, () => row)).slice(0, MOST_LABELS);
}

/** Finds the products of which every label is on the paper of one go. */
export function printedRows(rows: readonly LabelRow[]): LabelRow[] {
  let count = 0;
  return rows.filter((row) => {
    count += copiesOf(row);
    return count <= MOST_LABELS;
  });
}
