import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DEFAULT_COLUMNS } from '#features/inventory/model/list/columns';
import { withApp } from '#shared/testing/withApp';
import { ColumnsChooser } from './ColumnsChooser';

const meta = {
  component: ColumnsChooser,
  decorators: [withApp],
  args: { shown: DEFAULT_COLUMNS, onToggle: fn() },
} satisfies Meta<typeof ColumnsChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Barcode' }));
    await expect(args.onToggle).toHaveBeenCalledWith('barcode');
  },
};
