import type { LoaderFunction } from 'react-router-dom';
import { preferenceStore } from '../../shared/preferences/preferenceStore';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { productsQuery } from './api/queries';
import { inventoryAddress, queryOf } from './model/list/listState';

/**
 * Sends the list's request on its way before the screen's own code has arrived. Nobody waits for it here: a page that is late is
 * the screen's to show.
 */
export const loadInventory: LoaderFunction = protectedLoader((client, { request }) => {
  const { state } = inventoryAddress.read(new URL(request.url).searchParams);
  const { language } = preferenceStore.get();
  // The screen retries and announces a failed load.
  client.query({ ...productsQuery(queryOf(state), language), staleTime: 'static' }).catch(() => undefined);
});
