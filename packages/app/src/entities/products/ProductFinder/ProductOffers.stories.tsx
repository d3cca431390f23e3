import { buildProduct } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ProductOffers } from './ProductOffers';

const products = [
  buildProduct({ id: 2, name: 'Tidewater Harbor 44', sku: 'HP-W-0002', stock: 19 }),
  buildProduct({ id: 3, name: 'A name that is longer than most: '.repeat(4), sku: 'X-1', stock: 1200 }),
];

const meta = {
  component: ProductOffers,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { products, onAdd: fn() },
} satisfies Meta<typeof ProductOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tidewater/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(products[0]);
  },
};

export const Empty: Story = { args: { products: [] } };
