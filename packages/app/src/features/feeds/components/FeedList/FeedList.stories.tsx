import { buildMessage } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { FEED_PAGE, FeedList } from './FeedList';

const items = [
  buildMessage({ id: 'a', title: 'Ada Quill', description: 'The <b>linen</b> has come.', time: '2026-03-02T09:10:00.000Z' }),
  buildMessage({
    id: 'b',
    title: 'Deniz Kaya',
    description: 'Can you open on Sunday?',
    time: '2026-03-02T08:00:00.000Z',
    read: true,
  }),
  buildMessage({
    id: 'c',
    description: 'Nobody signed this one.',
    link: '/apps/ecommerce/inventory',
    time: '2026-03-01T16:00:00.000Z',
  }),
];
const meta = {
  component: FeedList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  args: { items, onOpen: fn(), onToggleRead: fn(), onRemove: fn() },
} satisfies Meta<typeof FeedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HTML is read as text. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('The linen has come.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark “Ada Quill” as read' }));
    await expect(args.onToggleRead).toHaveBeenCalledWith(items[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Deniz Kaya”' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

/** Many rows come in parts; the first row of the next part takes the focus. */
export const Many: Story = {
  args: {
    items: Array.from({ length: FEED_PAGE + 10 }, (_, index) =>
      buildMessage({ id: `m${index}`, title: `Message ${index + 1}`, time: '2026-03-01T16:00:00.000Z' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByText(`Message ${FEED_PAGE + 10}`)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
  },
};
