import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { LedgerSums } from './LedgerSums';

const meta = {
  component: LedgerSums,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    sums: [
      { reason: 'received', in: 7235, out: 0 },
      { reason: 'sold', in: 12, out: 4557 },
      { reason: 'damaged', in: 0, out: 269 },
    ],
  },
} satisfies Meta<typeof LedgerSums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { sums: null } };
export const TurkishOnAPhone: Story = { tags: ['full'], globals: { language: 'tr', viewport: { value: 'phone' } } };
