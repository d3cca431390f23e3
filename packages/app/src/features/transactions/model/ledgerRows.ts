import type { Movement, MovementPage } from '@stockroom/contract';

/** A row whose page is not loaded yet. */
export interface UnloadedRow {
  /** Index in the ledger, from 0. */
  place: number;
  /** Stored, as a list of 100,000 reads all keys whenever a page arrives. */
  key: string;
}
export type LedgerRow = Movement | UnloadedRow;

export const isLoaded = (row: LedgerRow): row is Movement => 'id' in row;

export const keyOf = (row: LedgerRow): string => (isLoaded(row) ? row.id : row.key);

const unread: UnloadedRow[] = [];

/** Every row of the ledger: those of loaded pages, and placeholders for all others, which are stable objects. */
export function ledgerRows(length: number, pages: readonly (MovementPage | undefined)[]): readonly LedgerRow[] {
  while (unread.length < length) unread.push({ place: unread.length, key: `place ${unread.length}` });
  const rows: LedgerRow[] = unread.slice(0, length);
  for (const page of pages) {
    if (!page?.movements) continue;
    for (const [at, movement] of page.movements.entries()) {
      const place = page.pagination.startIndex + at;
      if (place < length) rows[place] = movement;
    }
  }
  return rows;
}

/** The pages to keep requesting: those viewed last, the newest at the end. */
export function withPage(pages: readonly number[], page: number, most: number): readonly number[] {
  return pages.at(-1) === page ? pages : [...pages.filter((known) => known !== page), page].slice(-most);
}

/** A movement's number, as users see it. */
export function numberOf(id: string): string {
  return `#${/0*(\d+)$/.exec(id)?.[1] ?? id}`;
}
