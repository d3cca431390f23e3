import type { HalfTyped } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  {
    kind: 'trade',
    path: '/dashboards/crypto',
    field: (page) => page.getByRole('spinbutton', { name: /Amount/ }),
    text: '0.25',
  },
];
