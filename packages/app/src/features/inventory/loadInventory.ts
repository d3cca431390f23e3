import type { LoaderFunction } from 'react-router-dom';
import { preferenceStore } from '../../shared/preferences/preferenceStore';
import { queryClientContext } from '../../shared/query/appQueryClient';
import { tokenStore } from '../../shared/session/tokenStore';
import { productsQuery } from './api/queries';
import { queryOf, readListState } from './model/listState';

/**
 * Sends the list's request on its way before the screen's own code has arrived. Nobody waits for it here: a page that is late is
 * the screen's to show. The details of an open product are the screen's, too.
 */
export const loadInventory: LoaderFunction = ({ request, context }) => {
  if (tokenStore.bearer(Date.now()) === null) return null;
  const { state } = readListState(new URL(request.url).searchParams);
  const { language } = preferenceStore.get();
  // What fails here is asked for again, and said, by the screen.
  context
    .get(queryClientContext)
    .ensureQueryData(productsQuery(queryOf(state), language))
    .catch(() => undefined);
  return null;
};
