import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ListMessage } from './ListMessage';

const meta = {
  component: ListMessage,
  decorators: [withApp],
  args: { search: '', onAdd: fn(), isFiltered: false, onClear: fn() },
} satisfies Meta<typeof ListMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A store without products. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add product' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const NoResults: Story = {
  args: { search: '<b>.*+?^$()[]</b>' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
