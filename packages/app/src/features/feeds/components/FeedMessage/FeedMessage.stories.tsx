import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FEED_KINDS } from '#features/feeds/model/feed';
import { withApp } from '#shared/testing/withApp';
import { FeedMessage, FeedSkeleton } from './FeedMessage';

const meta = {
  component: FeedMessage,
  argTypes: { kind: { options: FEED_KINDS, control: 'radio' } },
  decorators: [withApp],
  args: { kind: 'messages', what: 'empty', onAction: fn() },
} satisfies Meta<typeof FeedMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No messages. */
export const Default: Story = {};
export const NoNotifications: Story = { args: { kind: 'notifications' } };

/** Every item has been read, and the filter shows only unread items. */
export const NothingUnread: Story = {
  args: { what: 'noMatch' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  render: () => <FeedSkeleton />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible());
  },
};
