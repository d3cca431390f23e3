import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productsQuery } from '#features/inventory/api/queries';
import type { ListState } from '#features/inventory/model/list/listState';
import type { SettledPage } from '#features/inventory/model/list/paging';
import { pendingRequests } from '#shared/api/pendingRequests';
import { whenIdle } from '#shared/hooks/whenIdle';

/** Milliseconds until the current page is painted, also on a slow device: prefetching must not delay it. */
const PREFETCH_DELAY_MS = 300;

/**
 * Prefetches the page after the visible one while the browser is idle: "Next" then responds at once. A failed prefetch is
 * repeated when the page is requested.
 * @param shown the page that `state` asks for; `null` until it is there
 */
export function usePrefetchNextPage(
  shown: Extract<SettledPage, { kind: 'page' }> | null,
  state: ListState,
  language: string,
): void {
  const client = useQueryClient();
  const { search, sort, order, page, size, filters } = state;
  const hasNext = shown !== null && page < shown.pagination.lastPage;
  useEffect(() => {
    if (!hasNext) return undefined;
    let isWanted = true;
    const next = productsQuery({ search, sort, order, page: page + 1, size, filters }, language, true);
    const prefetchNextPage = async () => {
      await whenIdle();
      if (isWanted) await client.query({ ...next, retry: false });
    };
    const timer = setTimeout(() => void prefetchNextPage().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, hasNext, search, sort, order, page, size, filters, language]);
}

/** Shows the loading bar while a prefetched page is still awaited. */
export function useLoadingBarWhile(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    pendingRequests.started();
    return pendingRequests.ended;
  }, [isWaiting]);
}
