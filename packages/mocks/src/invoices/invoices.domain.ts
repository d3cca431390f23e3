import { defineDomain } from '../engine/domain';

export const invoicesDomain = defineDomain({
  name: 'invoices',
  prefixes: ['/api/pages/invoice'],
  load: () => import('./invoices.handlers').then(({ invoicesRoutes }) => invoicesRoutes),
  words: { en: 'Invoices', tr: 'Faturalar' },
  pages: [
    {
      link: '/pages/invoice/printable/compact',
      words: { en: ['Compact invoice', 'bill print paper'], tr: ['Sade fatura', 'hesap yazdır kâğıt'] },
    },
    {
      link: '/pages/invoice/printable/modern',
      words: { en: ['Modern invoice', 'bill print paper'], tr: ['Modern fatura', 'hesap yazdır kâğıt'] },
    },
  ],
});
