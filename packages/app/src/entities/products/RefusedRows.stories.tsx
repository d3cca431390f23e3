import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { RefusedRows } from './RefusedRows';

const meta = {
  component: RefusedRows,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    entries: [
      { row: 17, sku: 'HP-W-0002', name: 'Tidewater Harbor 44', reason: 'product.sku: is taken by another product of the store' },
      { row: 31, sku: 'HP-W-0031', name: 'Gece Saati', reason: 'CONFLICT' },
      { row: 44, sku: 'HP-W-0099', name: 'Ferry Deck 40', reason: 'product.price: has more than 2 decimals' },
      { row: 1_952, sku: 'HP-W-0107', name: 'Quay Lantern', reason: 'NOT FOUND' },
      { row: null, sku: 'HP-W-0113', name: 'Pier Nine 38', reason: 'Prices of watches end in .90' },
    ],
  },
} satisfies Meta<typeof RefusedRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { entries: [], isLoading: true } };

/** Each reason in the person's language, and in full on a phone; messages of a shop's own server stay as sent. */
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SKU: Mağazanın başka bir ürününde var.')).toBeVisible();
    await expect(canvas.getByText('Fiyat: En çok 2 ondalık basamak olabilir.')).toBeVisible();
    await expect(canvas.getByText('Bu arada başkası değiştirdi. Yeniden deneyin.')).toBeVisible();
    await expect(canvas.getByText('Sunucu bunu kabul etmedi: Prices of watches end in .90')).toBeVisible();
  },
};
