import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['StartCount'],
    path: '/apps/ecommerce/queues?tab=counts&show=count',
    fill: (page) => page.getByRole('radio', { name: 'All products' }).check(),
    submitTwice: pressTwice('Start counting'),
    openResult: async (page) => void (await page.goto('/apps/ecommerce/queues?tab=counts')),
    result: (page) => page.getByRole('link', { name: /^C-\d+ · All products$/ }),
  },
];
