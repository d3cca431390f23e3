import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { CoverPicker } from './CoverPicker';

const meta = {
  component: CoverPicker,
  decorators: [withApp],
  args: {
    cover: null,
    problem: null,
    isWorking: false,
    onChoose: fn(),
    onFile: fn(),
  },
} satisfies Meta<typeof CoverPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a cover' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** A built-in cover, or a file of the user's own. */
export const Default: Story = {
  play: async ({ args }) => {
    const choice = await open('Add a cover');
    const file = new File(['x'], 'window.png', { type: 'image/png' });
    await userEvent.upload(choice.getByLabelText('A picture of your own', { selector: 'input' }), file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file, expect.any(Function)));
    await userEvent.click(choice.getByRole('button', { name: 'Waves' }));
    await expect(args.onChoose).toHaveBeenCalledWith('/covers/waves.svg');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Chosen: Story = {
  args: { cover: '/covers/waves.svg' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the cover' }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
    const choice = await open('Change the cover');
    await expect(choice.getByRole('button', { name: 'Waves' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A file that is no picture, whatever its name says, is refused. */
export const Refused: Story = {
  args: { problem: 'notAnImage' },
  play: async () => {
    const choice = await open('Add a cover');
    await waitFor(() => expect(choice.getByText(/is no PNG, JPEG/)).toBeVisible());
  },
};

export const Working: Story = { args: { isWorking: true } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' }, args: { cover: '/covers/dots.svg' } };
