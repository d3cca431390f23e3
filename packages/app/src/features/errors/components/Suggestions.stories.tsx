import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withApp } from '../../../shared/testing/withApp';
import { Suggestions } from './Suggestions';

const meta = {
  component: Suggestions,
  decorators: [withApp],
  args: {
    wanted: '/apps/ecommerce/inventroy',
    pages: [
      { path: '/apps/ecommerce/inventory', title: 'Inventory' },
      { path: '/apps/scrumboard', title: 'Boards' },
    ],
    labels: { wanted: 'You asked for', near: 'Did you mean' },
  },
} satisfies Meta<typeof Suggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('href', '/apps/ecommerce/inventory'),
    );
  },
};
export const NothingNear: Story = { args: { pages: [] } };
/** A long address breaks, and is text. */
export const Hostile: Story = { args: { wanted: `/<img src=x onerror=alert(1)>/${'very-long-'.repeat(30)}` } };
