import { pressTwice, type DoubleSubmit } from './doubleSubmit';

export const doubleSubmits: readonly DoubleSubmit[] = [
  {
    walks: ['tradeCalls', 'useTrade'],
    path: '/dashboards/crypto',
    fill: (page) => page.getByRole('spinbutton', { name: /Amount/ }).fill('0.5'),
    ask: pressTwice('Buy BTC'),
    // A third submission would make it 3.49731124.
    made: (page) => page.getByText(/Holds 2\.99731124 BTC/),
  },
];
