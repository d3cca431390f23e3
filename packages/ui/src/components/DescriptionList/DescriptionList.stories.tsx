import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'File', value: 'products.csv' },
      { term: 'Rows', value: '1,248' },
      { term: 'Encoding', value: 'UTF-8 with BOM' },
      { term: 'Separator', value: <kbd>;</kbd> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['File', 'Rows', 'Encoding', 'Separator']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('1,248');
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    items: [
      { term: 'Son stok sayımının yapıldığı tarih ve saat', value: '3 Mart 2026 Salı, 14.05' },
      { term: 'Tedarikçi', value: 'Kestane Atölyesi Saat ve Deri Ürünleri Sanayi ve Ticaret Anonim Şirketi' },
      { term: 'Barkod', value: '8690123456789' },
    ],
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    items: [
      { term: '<dt>'.repeat(20), value: 'W'.repeat(400) },
      { term: '__proto__', value: '\u202E{{x}}' },
    ],
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
