import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { hostile } from '../Field/Field.fixtures';
import { Stack } from './Stack';

const meta = {
  component: Stack,
  args: {
    children: ['Counted', 'Received', 'Sold'].map((title) => (
      <Card key={title} title={title}>
        24 pieces
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
};

export const Close: Story = { args: { gap: 1 } };

export const AsList: Story = {
  args: { as: 'ul', gap: 2, children: ['One', 'Two'].map((word) => <li key={word}>{word}</li>) },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
  },
};

export const LongWords: Story = {
  tags: ['full'],
  args: {
    children: [
      <Card key="tr" title="Yeniden sipariş noktasının altına düşenler">
        {'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına'.repeat(4)}
      </Card>,
      <Card key="hostile" title="Hostile">
        {hostile}
      </Card>,
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
