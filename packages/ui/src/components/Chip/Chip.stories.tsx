import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip';

const meta = {
  component: Chip,
  args: { children: 'Category: Watches', removeLabel: 'Remove filter Category: Watches', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Brand: number 999, not in this store', removeLabel: 'Remove filter Brand: number 999' },
};

export const LongText: Story = {
  tags: ['full'],
  args: { children: 'Tedarikçi: Bosphorus Trading, Kuzey Ege Bölgesi Toptan Satış ve Dağıtım' },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};

export const Removed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Category: Watches' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
