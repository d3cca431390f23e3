import type { Product } from '@stockroom/contract';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#features/inventory/api/queries';
import type { OpenProduct } from '#features/inventory/model/list/listState';
import { isApiError } from '#shared/api/ApiError';

/** The product whose details are open: at once from the list if it is there, and by its id from the server. */
export function useOpenProduct(open: OpenProduct, rows: readonly Product[], rowsAt: number) {
  const id = typeof open === 'number' ? open : null;
  const row = rows.find((product) => product.id === id);
  const query = useQuery({
    ...productQuery(id ?? 0),
    enabled: id !== null,
    initialData: row,
    initialDataUpdatedAt: rowsAt,
    // The list may have it already; the details are fetched from the server all the same.
    staleTime: 0,
  });
  const product = id === null ? null : (query.data ?? null);
  return {
    product,
    /** The product does not exist, or was deleted while it was open. */
    isGone: id !== null && !query.isFetching && isApiError(query.error, 'notFound'),
    error: id === null || product ? null : query.error,
    isLoading: id !== null && query.isPending,
    retry: () => void query.refetch(),
  };
}
