import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '../Sparkline';
import { Stat } from './Stat';

const meta = {
  component: Stat,
  args: {
    label: 'Visits',
    value: '882,000',
    change: { text: '+4.2%', direction: 'up', tone: 'good' },
    compared: 'against the 30 days before',
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsALink: Story = {
  args: {
    label: 'Out of stock',
    value: 7,
    change: undefined,
    compared: 'products',
    tone: 'critical',
    href: '/apps/ecommerce/inventory',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Out of stock\s*7/ })).toHaveAttribute('href', '/apps/ecommerce/inventory');
  },
};

export const LargeWithSparkline: Story = {
  args: {
    size: 'lg',
    change: { text: '−12,5 %', direction: 'down', tone: 'bad' },
    compared: 'önceki on iki ayla karşılaştırıldığında',
    children: <Sparkline values={[9, 8, 8.5, 7, 7.2, 6]} label="Düşüyor" />,
  },
};
