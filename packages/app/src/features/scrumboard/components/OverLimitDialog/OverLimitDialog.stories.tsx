import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { OverLimitDialog } from './OverLimitDialog';

const meta = {
  component: OverLimitDialog,
  decorators: [withApp],
  args: { list: 'In progress', limit: 4, count: 4, arriving: 1, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof OverLimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '“In progress” is full' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Go over the limit' }));
    await waitFor(() => expect(screen.getByText('Enter a reason')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), ' The customer waits {Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('The customer waits');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it where it is' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' }, args: { arriving: 3 } };
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  args: { list: 'Unbreakable'.repeat(20) },
};
