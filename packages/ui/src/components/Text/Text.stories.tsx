import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile, phoneWidth } from '../Field/Field.fixtures';
import { Text } from './Text';

const meta = {
  component: Text,
  args: { children: 'Three are left of this watch.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Three/)).toHaveStyle({ fontSize: '14px' });
  },
};

export const Muted: Story = { args: { font: 'small', tone: 'muted' } };

export const Critical: Story = { args: { font: 'small', tone: 'critical', children: 'Enter a stock of 0 or more.' } };

export const Strong: Story = { args: { font: 'bodyStrong', as: 'span' } };

export const Broken: Story = {
  tags: ['full'],
  args: { overflow: 'break', children: `${hostile} ${'Muvaffakiyetsizleştiricileştiriveremeyebilecek'.repeat(3)}` },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};

export const Cut: Story = {
  args: { overflow: 'cut', children: 'Sedef kakmalı duvar saati, ceviz, sarkaçlı, altmış santimetre' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Sedef/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};
