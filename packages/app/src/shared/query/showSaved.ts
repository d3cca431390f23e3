import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { broadcastInvalidation } from './tabSync';

/**
 * Takes a record that was saved into the list that holds it, here and in other tabs. A list that is on its way may have been asked for before
 * the record was there, and would show it gone: it is asked for again.
 * @param change puts the record where it belongs
 */
export function showSaved<Item>(client: QueryClient, key: QueryKey, change: (items: readonly Item[]) => readonly Item[]): void {
  client.setQueryData<Item[]>(key, (items) => items && [...change(items)]);
  if (client.isFetching({ queryKey: key }) > 0) {
    // A first answer that is on its way would be waited for, and not asked for again.
    void client.cancelQueries({ queryKey: key }).then(() => client.invalidateQueries({ queryKey: key }));
  }
  broadcastInvalidation(key);
}
