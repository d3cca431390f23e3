import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Inline } from './Inline';

const meta = {
  component: Inline,
  args: {
    children: ['Receive', 'Count', 'Print labels'].map((word) => <Button key={word}>{word}</Button>),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(8);
  },
};

export const AtTheEnd: Story = { args: { justify: 'end' } };

export const Centred: Story = { args: { justify: 'center', gap: 4 } };

export const Apart: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: [<strong key="name">Field watch</strong>, <span key="sku">FW-38-B</span>],
  },
};

export const AtTheTop: Story = {
  args: {
    align: 'start',
    wrap: false,
    children: [<Badge key="badge">Low stock</Badge>, <p key="text">{'Three are left. '.repeat(40)}</p>],
  },
};

/** Parts that do not fit wrap onto another line; the gap between lines is smaller than between columns. */
export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    gap: 1,
    columnGap: 6,
    children: ['Yeniden sipariş noktasını değiştir', 'Etiketleri yazdır', 'Stok hareketlerini göster'].map((word) => (
      <Button key={word}>{word}</Button>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};
