import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Where you are',
    items: [{ label: 'Shop' }, { label: 'Inventory', href: '/apps/ecommerce/inventory' }, { label: 'Import' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible());
    await expect(canvas.getByText('Import')).toHaveAttribute('aria-current', 'page');
  },
};

export const OneLevel: Story = { args: { items: [{ label: 'Inventory' }] } };

export const LongText: Story = {
  tags: ['full'],
  args: {
    items: [
      { label: 'Mağaza', href: '/a' },
      { label: 'Tedarikçiden beklenen teslimatlar', href: '/b' },
      { label: 'Kısmen karşılanan siparişler ve iade edilen ürünler' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
