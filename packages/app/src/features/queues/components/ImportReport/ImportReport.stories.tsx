import type { ImportRecord } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { ImportReport } from './ImportReport';

const record: ImportRecord = {
  id: '1',
  file: 'summer-prices.csv',
  userName: 'Selin Karaca',
  at: '2026-02-27T08:40:00.000Z',
  added: 12,
  changed: 48,
  refused: 2,
  undone: null,
};

const meta = {
  component: ImportReport,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    record,
    isLoading: false,
    refused: [
      { row: 17, sku: 'HP-W-0002', name: 'Tidewater Harbor 44', reason: 'product.sku: is taken by another product of the store' },
      { row: 31, sku: 'HP-W-0031', name: 'Gece Saati', reason: 'CONFLICT' },
    ],
  },
} satisfies Meta<typeof ImportReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Undone: Story = {
  args: {
    record: {
      ...record,
      refused: 0,
      undone: {
        removed: 11,
        restored: 47,
        kept: 2,
        left: [
          { id: 2, name: 'Tidewater Harbor 44', why: 'changed' },
          { id: 900, name: '', why: 'gone' },
        ],
        at: '2026-02-28T09:00:00.000Z',
        userName: 'Marcus Ode',
      },
    },
  },
};

export const Turkish: Story = { tags: ['full'], args: Undone.args, globals: { language: 'tr', viewport: { value: 'phone' } } };
