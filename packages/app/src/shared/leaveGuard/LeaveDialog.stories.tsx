import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { LeaveDialog } from './LeaveDialog';

const guard = { isAsking: true, isSaving: false, save: fn(async () => undefined), discard: fn(), stay: fn() };

const meta = {
  component: LeaveDialog,
  decorators: [withApp],
  args: { guard, subject: 'Changes of Field watch' },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape stays on the page. */
export const Default: Story = {
  beforeEach: () => {
    for (const act of [guard.save, guard.discard, guard.stay]) act.mockClear();
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save and leave' });
    await waitFor(() => expect(save).toBeVisible());
    await userEvent.click(save);
    await expect(guard.save).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(guard.discard).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(guard.stay).toHaveBeenCalled());
  },
};
export const Saving: Story = { args: { guard: { ...guard, isSaving: true } } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
