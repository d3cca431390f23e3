import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { NotFoundScreen } from './NotFoundScreen';

const at = (from?: string) => ({
  path: `/404-not-found${from ? `?from=${encodeURIComponent(from)}` : ''}`,
  user: buildUser(),
});

const meta = {
  component: NotFoundScreen,
  decorators: [withApp],
  parameters: { app: at() },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/signed-in-redirect',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  parameters: { app: at('/apps/ecommerce/inventroy') },
};

/** Suggests pages with a similar address. */
export const Mistyped: Story = {
  parameters: { app: at('/apps/ecommerce/inventroy') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inventory' })).toHaveAttribute('href', '/apps/ecommerce/inventory');
    await expect(canvas.queryByText(/inventroy/)).toBeNull();
  },
};

/** An address is never displayed, whatever it contains, and never followed. */
export const Hostile: Story = {
  parameters: { app: at(`/<img src=x onerror=alert(1)>/${'long'.repeat(80)}`) },
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the start page' })).toBeVisible();
    await expect(canvas.queryByText(/onerror|long/)).toBeNull();
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  parameters: { app: at('/apps/ecommerce/inventroy') },
};
export const WithoutMenu: Story = {
  tags: ['behaviour'],
  parameters: { app: at('/apps/ecommerce/inventroy'), msw: { scenario: 'navigation-failing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the start page' })).toBeVisible();
  },
};
