import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { Heading } from './Heading';

const meta = {
  component: Heading,
  args: { level: 2, children: 'Opening hours' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Opening hours' })).toHaveStyle({ fontSize: '16px' });
  },
};

export const Small: Story = { args: { level: 3 } };

export const Large: Story = { args: { level: 1, font: 'display' } };

export const LongTurkish: Story = {
  tags: ['full'],
  args: { overflow: 'break', children: `Yeniden sipariş noktasının altına düşenler ${hostile}` },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
