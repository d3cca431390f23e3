import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['StartCount'],
    path: '/apps/ecommerce/queues?tab=counts&show=count',
    fill: (page) => page.getByRole('radio', { name: 'All products' }).check(),
    ask: pressTwice('Start counting'),
    look: async (page) => void (await page.goto('/apps/ecommerce/queues?tab=counts')),
    made: (page) => page.getByRole('link', { name: /^C-\d+ · All products$/ }),
  },
];
