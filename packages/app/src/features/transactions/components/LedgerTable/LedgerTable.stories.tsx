import { buildMovement } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { LedgerTable } from './LedgerTable';

const harbor = { productId: 2, name: 'Tidewater Harbor 44', sku: 'HP-W-0002', at: '2026-03-01T09:30:00.000Z' };
const rows = [
  buildMovement({ ...harbor, id: 'movement-000000012', delta: 4, before: 15, reason: 'damaged', undoes: 'movement-000000011' }),
  buildMovement({
    ...harbor,
    id: 'movement-000000011',
    delta: -4,
    before: 19,
    reason: 'damaged',
    undoneBy: 'movement-000000012',
  }),
  buildMovement({ ...harbor, id: 'movement-000000010', delta: 1200, before: -1181, reason: 'received', reference: 'PO-2731' }),
  buildMovement({ ...harbor, id: 'movement-000000009', name: '<img src=x onerror=alert(1)>', note: 'Long '.repeat(60) }),
  buildMovement({ ...harbor, id: 'movement-000000008', name: '', sku: '', userName: '' }),
];

const meta = {
  component: LedgerTable,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    rows,
    links: { ofProduct: (id) => `/ledger/${id}`, ofMovement: (number) => `/ledger/${encodeURIComponent(number)}` },
    isLoading: false,
    onUndo: fn(),
    onUnloadedRow: fn(),
  },
} satisfies Meta<typeof LedgerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo Tidewater Harbor 44, +1,200' }));
    await expect(args.onUndo).toHaveBeenCalledWith(rows[2]);
    await expect(canvas.queryByRole('button', { name: 'Undo Tidewater Harbor 44, -4' })).toBeNull();
  },
};

export const TurkishOnAPhone: Story = { tags: ['full'], globals: { language: 'tr', viewport: { value: 'phone' } } };

export const Loading: Story = { args: { rows: [], isLoading: true } };

/** Rows came into view before their page: it is requested, and their space is reserved. */
export const Unloaded: Story = {
  args: { rows: [rows[2] as (typeof rows)[number], { place: 1, key: 'place 1' }, { place: 2, key: 'place 2' }] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnloadedRow).toHaveBeenCalledWith(2));
  },
};
