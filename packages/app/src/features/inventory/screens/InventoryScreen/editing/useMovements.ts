import { MAX_PAGE_SIZE } from '@stockroom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { movementsQuery, INITIAL_MOVEMENTS } from '#features/inventory/api/queries';

/** Number of further movements loaded per click. */
const PAGE_SIZE = 20;

/** The last movements of a product, and earlier ones on request. */
export function useMovements(productId: number) {
  const [size, setSize] = useState(INITIAL_MOVEMENTS);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(movementsQuery(productId, size));
  const failed = isError && !isFetching ? ('failed' as const) : null;
  const shown = data?.movements?.length ?? 0;
  const hasEarlier = shown < MAX_PAGE_SIZE && shown < (data?.movements ? data.pagination.length : 0);
  return {
    movements: data ? (data.movements ?? []) : failed,
    retry: () => void refetch(),
    isLoadingEarlier: isPlaceholderData && isFetching,
    showEarlier: hasEarlier ? () => setSize(Math.min(MAX_PAGE_SIZE, shown + PAGE_SIZE)) : undefined,
  };
}
