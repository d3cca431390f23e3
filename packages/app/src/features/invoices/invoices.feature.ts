import type { Feature } from '#shared/routing/feature';
import { invoicePaths } from './invoicePaths';

/** A printable invoice, in two designs. */
export const feature: Feature = {
  name: 'invoices',
  pages: Object.values(invoicePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
