import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SortMenu } from './SortMenu';

const meta = {
  component: SortMenu,
  decorators: [withApp],
  args: { sort: 'name', order: 'asc', onSort: fn() },
} satisfies Meta<typeof SortMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Stock' }));
    await expect(args.onSort).toHaveBeenCalledWith('stock', 'asc');
  },
};
