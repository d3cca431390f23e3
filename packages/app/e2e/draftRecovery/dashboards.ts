import type { DraftRecovery } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  {
    kind: 'trade',
    path: '/dashboards/crypto',
    field: (page) => page.getByRole('spinbutton', { name: /Amount/ }),
    text: '0.25',
  },
];
