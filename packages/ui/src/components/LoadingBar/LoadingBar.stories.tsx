import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './LoadingBar';

const meta = { component: LoadingBar, args: { active: true, label: 'Loading' } } satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('value');
  },
};

export const Idle: Story = {
  tags: ['behaviour'],
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const OnAPhone: Story = { tags: ['full'], ...Default, globals: { viewport: { value: 'phone' } } };
