import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { Suggestions } from './Suggestions';

const meta = {
  component: Suggestions,
  decorators: [withApp],
  args: {
    pages: [
      { path: '/apps/ecommerce/inventory', title: 'Inventory' },
      { path: '/apps/scrumboard', title: 'Boards' },
    ],
    label: 'Did you mean',
  },
} satisfies Meta<typeof Suggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages with a similar address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('href', '/apps/ecommerce/inventory'),
    );
  },
};
export const NoSuggestions: Story = {
  args: { pages: [] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Did you mean')).toBeNull();
  },
};
