import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    covers: ['tradeCalls', 'useTrade'],
    path: '/dashboards/crypto',
    fill: (page) => page.getByRole('spinbutton', { name: /Amount/ }).fill('0.5'),
    submitTwice: pressTwice('Buy BTC'),
    // A third submission would make it 3.49731124.
    result: (page) => page.getByText(/Holds 2\.99731124 BTC/),
  },
];
