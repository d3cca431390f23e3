import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { broadcastInvalidation } from './tabSync';

/**
 * Adds a saved record to the cached list, here and in other tabs. A pending request for the list may be older than the
 * record and would omit it, so it is repeated.
 * @param change puts the record in its position
 */
export function showSaved<Item>(client: QueryClient, key: QueryKey, change: (items: readonly Item[]) => readonly Item[]): void {
  client.setQueryData<Item[]>(key, (items) => items && [...change(items)]);
  if (client.isFetching({ queryKey: key }) > 0) {
    // `invalidateQueries` alone would await a pending first response instead of repeating the request.
    void client.cancelQueries({ queryKey: key }).then(() => client.invalidateQueries({ queryKey: key }));
  }
  broadcastInvalidation(key);
}
