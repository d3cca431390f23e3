import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withApp } from '../../../../shared/testing/withApp';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  component: NotFoundScreen,
  decorators: [withApp],
  parameters: { app: { path: '/404-not-found' } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the inventory' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/inventory',
    );
  },
};
export const Turkish: Story = { globals: { language: 'tr' } };
