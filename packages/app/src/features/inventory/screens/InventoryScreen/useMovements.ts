import { useQuery } from '@tanstack/react-query';
import { movementsQuery } from '../../api/queries';

/** The last movements of a product. */
export function useMovements(productId: number) {
  const { data, isError, isFetching, refetch } = useQuery(movementsQuery(productId));
  const failed = isError && !isFetching ? ('failed' as const) : null;
  return { movements: data ? (data.movements ?? []) : failed, retry: () => void refetch() };
}
