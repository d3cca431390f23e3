import { useQueryClient } from '@tanstack/react-query';
import type { ShownQuery } from './client/queryState';

/** Another try of a query, and of all else on the page that could not be had with it: its tags, its people. */
export function useRetry({ refetch }: Pick<ShownQuery, 'refetch'>): () => void {
  const client = useQueryClient();
  return () => {
    void refetch();
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }, { cancelRefetch: false });
  };
}
