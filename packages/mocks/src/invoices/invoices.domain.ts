import { defineDomain } from '../engine/domain';

export const invoicesDomain = defineDomain({
  name: 'invoices',
  prefixes: ['/api/pages/invoice'],
  load: () => import('./invoices.handlers').then(({ invoicesRoutes }) => invoicesRoutes),
  title: { en: 'Invoices', tr: 'Faturalar' },
});
