import { MOVEMENT_REASONS, type MovementDay, type MovementReason, type MovementSum } from '@stockroom/contract';
import { oneLine } from '../../storeServer/searchText';
import type { MovementQuery } from './movementQuery';

/** An entry's values for searching and summing the ledger. */
export interface LedgerRow {
  id: string;
  productId: number;
  reason: MovementReason;
  delta: number;
  userId: string;
  userName: string;
  /** Milliseconds since 1970. */
  at: number;
  /**
   * Name, SKU, note, reference and numbers (`#12`, and the number of the movement it undoes), folded for comparison. Made when
   * it is first searched.
   */
  text: () => string;
}

/** Filters rows in steps and keeps their order. */
export function* filterRows(rows: readonly LedgerRow[], query: MovementQuery): Generator<undefined, LedgerRow[]> {
  const needle = oneLine(query.search);
  const reasons = new Set(query.reasons);
  const found: LedgerRow[] = [];
  // Entries that arrive in the meantime come after the last row.
  const { length } = rows;
  for (let place = 0; place < length; place += 1) {
    const row = rows[place];
    if (row && isWanted(row, query, reasons, needle)) found.push(row);
    if (place % 64 === 0) yield;
  }
  return found;
}

function isWanted(row: LedgerRow, query: MovementQuery, reasons: ReadonlySet<MovementReason>, needle: string): boolean {
  return (
    (query.productId === null || row.productId === query.productId) &&
    (reasons.size === 0 || reasons.has(row.reason)) &&
    (query.userId === null || row.userId === query.userId) &&
    (query.direction === null || (query.direction === 'in') === row.delta > 0) &&
    row.at >= query.from &&
    row.at <= query.to &&
    (needle === '' || row.text().includes(needle))
  );
}

/** Sums units in and out by reason, in the contract's order of reasons. */
export function sumsOf(rows: readonly LedgerRow[]): MovementSum[] {
  const sums = new Map<MovementReason, { in: number; out: number }>();
  for (const { reason, delta } of rows) addTo(sums, reason, delta);
  return MOVEMENT_REASONS.flatMap((reason) => {
    const sum = sums.get(reason);
    return sum ? [{ reason, ...sum }] : [];
  });
}

/** Sums units in and out by day, oldest first. */
export function sumByDay(rows: readonly LedgerRow[]): MovementDay[] {
  const days = new Map<string, { in: number; out: number }>();
  let end = Number.NEGATIVE_INFINITY;
  let start = Number.POSITIVE_INFINITY;
  let day = '';
  for (const { at, delta } of rows) {
    if (at < start || at >= end) {
      const date = new Date(at);
      day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
      start = new Date(date).setHours(0, 0, 0, 0);
      end = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
    }
    addTo(days, day, delta);
  }
  return [...days].map(([name, sum]) => ({ day: name, ...sum })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function addTo<Key>(sums: Map<Key, { in: number; out: number }>, key: Key, delta: number): void {
  const sum = sums.get(key);
  if (!sum) sums.set(key, { in: Math.max(0, delta), out: Math.max(0, -delta) });
  else if (delta > 0) sum.in += delta;
  else sum.out -= delta;
}
