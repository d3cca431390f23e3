import { useQueryClient } from '@tanstack/react-query';
import type { ShownQuery } from './client/queryState';

/** Retries a query, and everything else on the page that failed to load with it: its tags, its people. */
export function useRetry({ refetch }: Pick<ShownQuery, 'refetch'>): () => void {
  const client = useQueryClient();
  return () => {
    void refetch();
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
  };
}
