import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { DaySums } from './DaySums';

const meta = {
  component: DaySums,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    days: [
      { day: '2026-02-27', in: 0, out: 12 },
      { day: '2026-02-28', in: 1200, out: 3 },
      { day: '2026-03-01', in: 5, out: 0 },
    ],
    isLoading: false,
  },
} satisfies Meta<typeof DaySums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Loading: Story = { args: { days: [], isLoading: true } };
