import type { Feature } from '#shared/routing/feature';
import { transactionPaths } from './transactionPaths';

/** The stock ledger: all movements, and a form to record them by hand. */
export const feature: Feature = {
  name: 'transactions',
  entry: { link: transactionPaths.ledger, title: 'nav.pages.transactions', icon: 'transactions', keys: 'g t' },
  actions: [
    { id: 'movement.record', title: 'record.title', icon: 'add', section: 'product', keys: 'n m', link: transactionPaths.record },
  ],
  isWork: true,
  pages: [{ path: transactionPaths.ledger }],
  load: () => import('./index'),
};
