import type { RouteObject } from 'react-router-dom';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { ledgerPageQuery } from './api/ledgerQueries';
import { ledgerAddress } from './model/ledgerAddress';
import { transactionPaths } from './transactionPaths';

export const transactionsRoutes: RouteObject[] = [
  {
    path: transactionPaths.ledger,
    handle: {
      needsStore: true,
      editRole: 'write',
      help: (query) => (query.get('show') === 'record' ? 'stock/receive-goods' : 'stock/undo-a-movement'),
    } satisfies RouteHandle,
    // The screen retries a failed load.
    loader: protectedLoader((client, { request }) => {
      const { state } = ledgerAddress.read(new URL(request.url).searchParams);
      client.query({ ...ledgerPageQuery(state, 1), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen(
      'transactions',
      async () => (await withTexts('stock', import('./screens/TransactionsScreen/TransactionsScreen'))).TransactionsScreen,
    ),
  },
];
