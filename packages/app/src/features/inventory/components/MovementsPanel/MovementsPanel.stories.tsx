import type { Movement } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { MovementsPanel } from './MovementsPanel';

const movement = (changes: Partial<Movement>): Movement => ({
  id: 'm1',
  productId: 1,
  sku: 'HFW-40',
  name: 'Harbour field watch',
  delta: -2,
  before: 44,
  after: 42,
  reason: 'sold',
  note: '',
  reference: '',
  undoes: null,
  undoneBy: null,
  userId: 'u1',
  userName: 'Defne Aldridge',
  at: '2026-03-01T09:30:00.000Z',
  ...changes,
});

const meta = {
  component: MovementsPanel,
  decorators: [withApp],
  args: {
    allHref: '/apps/ecommerce/transactions?productId=1',
    movements: [
      movement({}),
      movement({ id: 'm2', reason: 'received', delta: 1200, before: -1156, after: 44, note: 'PO-2731' }),
      movement({
        id: 'm3',
        reason: 'correction',
        userName: '',
        note: 'Counted twice, and once more with a very long reason'.repeat(3),
      }),
    ],
    onRetry: fn(),
  },
} satisfies Meta<typeof MovementsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
/** A history longer than is shown at first. */
export const WithEarlier: Story = {
  args: { onShowEarlier: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { movements: [] } };
export const Loading: Story = { args: { movements: null } };

export const Failed: Story = {
  args: { movements: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
