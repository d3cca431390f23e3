import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  component: ProgressBar,
  args: { label: 'Reading products.csv', value: 1200, max: 5000, valueText: '1,200 of 5,000 rows' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading products.csv' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 5,000 rows');
    await expect(bar.position).toBe(0.24);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ProgressBar {...args} value={0} valueText="0 of 5,000 rows" />
      <ProgressBar {...args} />
      <ProgressBar {...args} tone="success" value={5000} valueText="5,000 of 5,000 rows" />
      <ProgressBar {...args} tone="critical" value={3200} valueText="Stopped at row 3,200" />
      <ProgressBar label="Without words" value={40} />
    </div>
  ),
};

export const OutOfRange: Story = {
  args: { value: 9000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(1);
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'Sonbahar-kış kataloğu ürün listesi (son sürüm).csv dosyası içe aktarılıyor',
    valueText: '5.000 satırdan 1.200’ü okundu',
  },
};

export const HostileText: Story = { tags: ['full'], args: { label: `<b>${'W'.repeat(200)}</b>.csv` } };

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
