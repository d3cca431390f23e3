import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DaySeparator } from './DaySeparator';

const meta = { component: DaySeparator, args: { children: 'Yesterday' } } satisfies Meta<typeof DaySeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: 'Yesterday' })).toBeVisible());
  },
};
export const LongTurkish: Story = {
  tags: ['full'],
  args: { children: '28 Şubat 2026 Cumartesi' },
  globals: { viewport: { value: 'phone' } },
};
