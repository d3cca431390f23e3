import { useQuery } from '@tanstack/react-query';
import { movementsQuery } from '../../api/queries';

/** The last movements of a product; for a new one there are none. */
export function useMovements(productId: number | null) {
  const { data, isError, isFetching, refetch } = useQuery({ ...movementsQuery(productId ?? 0), enabled: productId !== null });
  const failed = isError && !isFetching ? ('failed' as const) : null;
  return { movements: data ? (data.movements ?? []) : failed, retry: () => void refetch() };
}
