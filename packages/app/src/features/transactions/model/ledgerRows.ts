import type { Movement, MovementPage } from '@stockroom/contract';

/** A row whose page is not there yet. */
export interface Unread {
  /** Its place in the ledger, from 0. */
  place: number;
  /** Made once: a list of 100,000 asks for all of them whenever a page has come. */
  key: string;
}
export type LedgerRow = Movement | Unread;

export const isRead = (row: LedgerRow): row is Movement => 'id' in row;

export const keyOf = (row: LedgerRow): string => (isRead(row) ? row.id : row.key);

const unread: Unread[] = [];

/** Every row of the ledger: those of the pages that are there, and places for all others, which are the same over time. */
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

/** Pages that are asked for now: the last ones that were looked at, the newest last. */
export function withPage(pages: readonly number[], page: number, most: number): readonly number[] {
  return pages.at(-1) === page ? pages : [...pages.filter((known) => known !== page), page].slice(-most);
}

/** A movement's number for people. */
export function numberOf(id: string): string {
  return `#${/0*(\d+)$/.exec(id)?.[1] ?? id}`;
}
