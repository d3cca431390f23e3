import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { EmojiButton } from './EmojiButton';

const meta = {
  component: EmojiButton,
  decorators: [withApp],
  args: { onChoose: fn(), placement: 'bottom start' },
} satisfies Meta<typeof EmojiButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Emoji' }));
  return screen.findByRole('gridcell', { name: /^(grinning face|sırıtan yüz)$/ });
};

/** Closed. */
export const Default: Story = {};

/** Chosen by mouse: the picker closes and reports the emoji. */
export const Chosen: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await open());
    await expect(args.onChoose).toHaveBeenCalledWith('😀');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Found by name, with the keyboard alone. */
export const Found: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search emoji' }), 'waving');
    await screen.findByRole('gridcell', { name: 'waving hand', selected: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('👋');
  },
};

export const NoResults: Story = {
  tags: ['behaviour'],
  play: async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search emoji' }), 'xyzzy');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};

/** Turkish names, found without their dots. */
export const Turkish: Story = {
  globals: { language: 'tr' },
  tags: ['behaviour'],
  play: async ({ args }) => {
    await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Emoji arayın' }), 'gunes');
    await userEvent.click(await screen.findByRole('gridcell', { name: 'güneş' }));
    await expect(args.onChoose).toHaveBeenCalledWith('☀️');
  },
};
