import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ledgerPageQuery, PAGE_SIZE } from '#features/transactions/api/ledgerQueries';
import { ledgerAddress, type LedgerState } from '#features/transactions/model/ledgerAddress';
import { ledgerRows, withPage } from '#features/transactions/model/ledgerRows';

/** Number of pages kept besides the first: those in view, and those just before. */
const HELD = 4;

/** The ledger for the URL's filters: its length, its first page, and the pages that came into view. */
export function useLedger(state: LedgerState) {
  const scope = ledgerAddress.scopeOf(state);
  const [seen, setSeen] = useState<{ scope: string; pages: readonly number[] }>({ scope, pages: [] });
  const pages = seen.scope === scope ? seen.pages : NONE;
  const first = useQuery({ ...ledgerPageQuery(state, 1), placeholderData: keepPreviousData });
  const others = useQueries({ queries: pages.map((page) => ledgerPageQuery(state, page)), combine: dataOf });
  const length = first.data?.movements ? first.data.pagination.length : 0;
  const rows = useMemo(() => ledgerRows(length, [first.data, ...others]), [length, first.data, others]);

  const loadPageOfRow = useCallback(
    (place: number) => {
      const page = Math.floor(place / PAGE_SIZE) + 1;
      setSeen((now) => ({ scope, pages: withPage(now.scope === scope ? now.pages : [], page, HELD) }));
    },
    [scope],
  );
  return {
    query: first,
    scope,
    length,
    rows,
    sums: first.data?.movements ? first.data.sums : NO_SUMS,
    /** Called when a row comes into view whose page is not loaded. */
    loadPageOfRow,
  };
}

const NONE: readonly number[] = [];
const NO_SUMS: never[] = [];

function dataOf<Data>(results: readonly { data: Data }[]): Data[] {
  return results.map(({ data }) => data);
}
