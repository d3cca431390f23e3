import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buildUser } from '../../../../shared/testing/buildUser';
import { withApp } from '../../../../shared/testing/withApp';
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the inventory' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/inventory',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Turkish: Story = { globals: { language: 'tr' }, parameters: { app: at('/apps/ecommerce/inventroy') } };

/** The pages that the address comes near to. */
export const Mistyped: Story = {
  parameters: { app: at('/apps/ecommerce/inventroy') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Inventory' })).toHaveAttribute('href', '/apps/ecommerce/inventory');
    await waitFor(() => expect(canvas.getByText('/apps/ecommerce/inventroy')).toBeVisible());
  },
};

/** A page of the menu that is not built yet says so. */
export const ComesLater: Story = {
  parameters: { app: at('/apps/tasks') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/comes with a later version/)).toBeVisible());
  },
};

/** An address is text, however it looks, and leads nowhere by itself. */
export const Hostile: Story = {
  parameters: { app: at(`/<img src=x onerror=alert(1)>/${'long'.repeat(80)}`) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/onerror/)).toBeVisible());
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: at('/apps/ecommerce/inventroy') },
};
export const WithoutMenu: Story = {
  parameters: { app: at('/apps/ecommerce/inventroy'), scenario: 'navigation-failing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('/apps/ecommerce/inventroy')).toBeVisible());
  },
};
