import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SentNotice } from './SentNotice';

const meta = {
  component: SentNotice,
  decorators: [withApp],
  args: { secondsLeft: 10, onUndo: fn() },
} satisfies Meta<typeof SentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: { secondsLeft: 3 },
  globals: { language: 'tr' },
  play: async () => {
    await expect(await screen.findByText('3 sn')).toBeVisible();
  },
};
