import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { CountHead } from './CountHead';

const meta = {
  component: CountHead,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    count: {
      id: '4',
      number: 4,
      scope: { kind: 'all' },
      blind: false,
      state: 'open',
      userName: 'Selin Karaca',
      startedAt: '2026-02-27T08:40:00.000Z',
      finishedAt: null,
      finishedBy: null,
      products: 240,
      counted: 120,
    },
    scope: 'All products',
    sums: { different: 3, moved: 0, unchecked: 1, units: -4, value: -512.5 },
    backHref: '?tab=counts',
    ledgerHref: '/apps/ecommerce/transactions?search=C-4',
    isBusy: false,
    onAction: fn(),
  },
} satisfies Meta<typeof CountHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open count. */
export const Default: Story = {};
export const Blind: Story = { args: { count: { ...meta.args.count, blind: true } } };
export const Review: Story = {
  args: { count: { ...meta.args.count, blind: true, state: 'review' }, sums: { ...meta.args.sums, moved: 2 } },
};

export const ReviewTurkish: Story = {
  tags: ['full'],
  args: { ...Review.args, scope: 'Bütün ürünler' },
  globals: { language: 'tr' },
};
export const Finished: Story = {
  args: {
    count: { ...meta.args.count, state: 'finished', finishedAt: '2026-02-28T17:00:00.000Z', finishedBy: 'Marcus Ode' },
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };
