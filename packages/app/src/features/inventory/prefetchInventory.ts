import type { LoaderFunction } from 'react-router-dom';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { productsQuery } from './api/queries';
import { inventoryAddress, queryOf } from './model/list/listState';

/**
 * Prefetches the list before the screen's own code has loaded. The navigation does not wait for it: a slow response is left to
 * the screen.
 */
export const prefetchInventory: LoaderFunction = protectedLoader((client, { request }) => {
  const { state } = inventoryAddress.read(new URL(request.url).searchParams);
  const { language } = preferenceStore.get();
  // The screen retries and announces a failed load.
  client.query({ ...productsQuery(queryOf(state), language), staleTime: 'static' }).catch(() => undefined);
});
