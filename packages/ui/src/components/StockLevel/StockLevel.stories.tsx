import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StockLevel } from './StockLevel';

const meta = {
  component: StockLevel,
  args: {
    stock: 34,
    locale: 'en',
    labels: { outOfStock: 'out of stock', low: 'low stock', medium: 'getting low', high: 'enough stock' },
  },
} satisfies Meta<typeof StockLevel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'enough stock' })).toBeVisible());
  },
};

export const Boundaries: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 80 }}>
      {[-2, 0, 1, 19, 20, 29, 30, 12_450].map((stock) => (
        <li key={stock}>
          <StockLevel {...args} stock={stock} />
        </li>
      ))}
    </ul>
  ),
};

export const OwnReorderPoint: Story = {
  args: { stock: 4, reorderPoint: 5 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'low stock' })).toBeVisible());
  },
};

export const Turkish: Story = {
  args: {
    stock: 1250,
    locale: 'tr',
    labels: { outOfStock: 'stokta yok', low: 'stok az', medium: 'stok azalıyor', high: 'stok yeterli' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1\.250/)).toBeVisible());
  },
};
