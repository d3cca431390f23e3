import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import '../../locales/types';
import { withApp } from '../../../../shared/testing/withApp';
import { ListPlaceDialog } from './ListPlaceDialog';

const meta = {
  component: ListPlaceDialog,
  decorators: [withApp],
  args: { title: 'In review', place: 3, total: 4, onMove: fn(), onCancel: fn() },
} satisfies Meta<typeof ListPlaceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Move list “In review”' })).toBeVisible());
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(0);
  },
};
