import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProductThumb } from './ProductThumb';

const watch = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#e8e3d8"/><path d="M18 4h12l1 9H17zM17 35h14l-1 9H18z" fill="#6d5a45"/><circle cx="24" cy="24" r="12" fill="#3b4a54"/><circle cx="24" cy="24" r="9.5" fill="#f6f3ec"/><path d="M24 18v6l4 2" stroke="#3b4a54" stroke-width="1.6" fill="none" stroke-linecap="round"/></svg>',
)}`;

const meta = { component: ProductThumb, args: { src: watch, alt: 'Field watch' } } satisfies Meta<typeof ProductThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Field watch' }).getBoundingClientRect().width).toBe(40);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {([40, 48, 64, 96] as const).map((size) => (
        <ProductThumb key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const NoPicture: Story = {
  args: { src: null, emptyLabel: 'No picture' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'No picture' })).toBeVisible());
  },
};

export const BrokenPicture: Story = {
  tags: ['behaviour'],
  args: { src: 'data:image/png;base64,AAAA', emptyLabel: 'No picture' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'No picture' })).toBeVisible());
  },
};
