import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { HomeScreen } from './HomeScreen';

const meta = {
  component: HomeScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/home' } },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open Stockroom' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { name: 'This is a demo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bring in a file of products' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/inventory/import',
    );
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
