import type { ImportRecord } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ImportList } from './ImportList';

const undone = { removed: 12, restored: 3, kept: 0, left: [], at: '2026-02-20T10:00:00.000Z', userName: 'Selin Karaca' };
const imports: ImportRecord[] = [
  {
    id: '1',
    file: 'summer-prices.csv',
    userName: 'Selin Karaca',
    at: '2026-02-27T08:40:00.000Z',
    added: 0,
    changed: 48,
    refused: 2,
  },
  {
    id: '2',
    file: 'tidewater-delivery-of-the-second-week-of-february.csv',
    userName: 'Marcus Ode',
    at: '2026-02-20T16:05:00.000Z',
    added: 12,
    changed: 3,
    refused: 0,
  },
  {
    id: '3',
    file: 'lambalar.csv',
    userName: 'Grace Whitcombe',
    at: '2026-01-08T12:30:00.000Z',
    added: 1204,
    changed: 0,
    refused: 0,
  },
].map((record, index) => ({ ...record, undone: index === 1 ? undone : null }));

const meta = {
  component: ImportList,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { imports, isLoading: false, hrefOf: (id: string) => `?import=${id}`, onUndo: fn() },
} satisfies Meta<typeof ImportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };
