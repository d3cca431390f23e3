import type { Feature } from '../../shared/routing/feature';
import { invoicePaths } from './invoicePaths';

/** An invoice as it comes out of the printer, in two looks. */
export const feature: Feature = {
  name: 'invoices',
  pages: Object.values(invoicePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
