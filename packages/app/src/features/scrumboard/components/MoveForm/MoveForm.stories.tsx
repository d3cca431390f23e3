import { NumberField } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { MoveForm } from './MoveForm';

const meta = {
  component: MoveForm,
  decorators: [withApp],
  args: {
    title: 'Move list “In review”',
    disabled: false,
    onSubmit: fn(),
    onClose: fn(),
    children: <NumberField label="Position" help="From 1 to 4" value={2} onChange={fn()} locale="en" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Enter in a field presses the button; the caller handles what is typed. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened('Move list “In review”');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Position' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The button is disabled until the boards are loaded; Escape closes the dialog. */
export const LoadingBoards: Story = {
  args: { disabled: true },
  play: async ({ args }) => {
    const dialog = await opened('Move list “In review”');
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: {
    title: '“İncelemede” listesini taşı',
    children: <NumberField label="Sıra" help="1 ile 4 arasında" value={2} onChange={fn()} locale="tr" />,
  },
  globals: { language: 'tr' },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
export const HostileTitle: Story = {
  tags: ['full'],
  args: { title: `Move list <img src=x onerror=alert(1)> ${'Unbreakable'.repeat(20)}` },
  globals: { viewport: { value: 'phone' } },
};
