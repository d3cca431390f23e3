import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchFeed } from '#features/feeds/api/fetchFeed';
import { removeFeedItem } from '#features/feeds/api/removeFeedItem';
import { FEED_KINDS } from '#features/feeds/model/feed';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { unread } from '#shared/unread/unreadStore';
import { FeedTool } from '../FeedTool/FeedTool';

const meta = {
  component: FeedTool,
  argTypes: { kind: { options: FEED_KINDS, control: 'radio' } },
  decorators: [atTopBarEnd, withApp],
  args: { kind: 'messages' },
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof FeedTool>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const trigger = (name: string | RegExp) => screen.findByRole('button', { name });

async function open(name: string | RegExp = /^(Messages|Mesajlar)/) {
  await userEvent.click(await trigger(name));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
const rows = () => document.querySelectorAll('[data-feed-row]').length;
const firstRow = async (panel: Awaited<ReturnType<typeof open>>) => {
  await panel.findAllByRole('listitem');
  const row = document.querySelector<HTMLElement>('[data-feed-row]');
  if (!row) throw new Error('The demo has messages');
  return within(row);
};

/** Opening marks nothing as read, and announces the number of unread items and the newest of them. */
export const Default: Story = {
  play: async () => {
    const button = await trigger(/^Messages, \d+ unread$/);
    const name = button.getAttribute('aria-label');
    const panel = await open();
    await panel.findAllByRole('listitem');
    await expect(screen.getByRole('dialog', { name: 'Messages' })).toHaveAccessibleDescription(/unread messages, newest from/);
    await expect(button).toHaveAttribute('aria-label', name);
  },
};
export const Notifications: Story = {
  args: { kind: 'notifications' },
  play: async () => void (await firstRow(await open(/^Notifications/))),
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => void (await firstRow(await open())),
};
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await open();
    await firstRow(panel);
  },
};

export const ClosedOnAPhone: Story = {
  ...Phone,
  tags: ['behaviour'],
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'messages-silent' } },
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getByRole('status', { name: 'Loading' })).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'messages-empty' } },
  play: async () => {
    const panel = await open();
    await waitFor(() => expect(panel.getByRole('heading', { name: 'No messages' })).toBeVisible());
    await expect(panel.queryByRole('switch')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'messages-failing' } },
  play: async () => {
    const panel = await open();
    await expect(await panel.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await open();
    await panel.findByRole('alert');
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await firstRow(panel);
  },
};

export const MarkedAndUnmarked: Story = {
  tags: ['behaviour'],
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    const before = unread.sum();
    const [mark] = panel.getAllByRole('button', { name: /^Mark “.*” as read$/ });
    if (!mark) throw new Error('The demo has unread messages');
    await userEvent.click(mark);
    await waitFor(() => expect(unread.sum()).toBe(before - 1));
    await expect(mark).toHaveAccessibleName(/as unread$/);
    await waitFor(() => expect(mark).toHaveFocus());
  },
};

export const AllRead: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByRole('button', { name: 'No unread messages' })).toHaveAttribute('aria-disabled', 'true');
    await expect(document.querySelector('[data-unread]')).toBeNull();
  },
};

/** An item marked while the filter is on stays in place. */
export const UnreadOnly: Story = {
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await userEvent.click(panel.getByRole('switch', { name: 'Unread only' }));
    await waitFor(() => expect(document.querySelectorAll('[data-feed-row]:not([data-unread])')).toHaveLength(0));
  },
};

export const NothingUnread: Story = {
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Unread only' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Show all' })).toBeVisible());
  },
};

export const UnreadOnlyLeft: Story = {
  tags: ['behaviour'],
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await userEvent.click(panel.getByRole('switch', { name: 'Unread only' }));
    const shown = rows();
    await userEvent.click(panel.getAllByRole('button', { name: /as read$/ })[1] ?? document.body);
    await expect(rows()).toBe(shown);
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Unread only' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Unread only' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Show all' }));
    await expect(panel.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    await waitFor(() => expect(rows()).toBeGreaterThan(shown));
  },
};

/** The focus moves to the next row; Undo restores the removed one. */
export const RemovedAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    const panel = await open();
    const row = await firstRow(panel);
    const count = rows();
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(rows()).toBe(count - 1));
    await expect((await firstRow(panel)).getByRole('button', { name: /^Remove/ })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toBe(count));
    // Its row has moved down, and the tooltip with it.
    const focused = document.activeElement as HTMLElement;
    await waitFor(() => {
      const gap = focused.getBoundingClientRect().top - screen.getByRole('tooltip').getBoundingClientRect().bottom;
      return expect(Math.abs(gap)).toBeLessThan(12);
    });
  },
};

/** An item already deleted in another tab counts as removed. */
export const RemovedElsewhere: Story = {
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    const before = rows();
    const { id, title } = (await fetchFeed('messages'))[0] ?? { id: '', title: '' };
    await removeFeedItem('messages', id);
    await userEvent.click(panel.getByRole('button', { name: `Remove “${title}”` }));
    await waitFor(() => expect(rows()).toBe(before - 1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

export const RemoveFailed: Story = {
  play: async (context) => {
    const panel = await open();
    const row = await firstRow(panel);
    const count = rows();
    await mocksOf(context).settings.set({ failing: 'messages' });
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.getByText(/could not be removed. It is back in the list/)).toBeVisible());
    await waitFor(() => expect(rows()).toBe(count));
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const RemoveFailedAndRetried: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await RemoveFailed.play?.(context);
    const count = rows();
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toBe(count - 1));
  },
};

/** Following a row marks it as read and closes the panel. */
export const Followed: Story = {
  tags: ['behaviour'],
  play: async () => {
    const button = await trigger(/^Messages, \d+ unread$/);
    const before = unread.sum();
    const panel = await open();
    await userEvent.click(await panel.findByRole('link', { name: 'Unread: Marcus Ode' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(unread.sum()).toBe(before - 1));
    await expect(button).toHaveAccessibleName(`Messages, ${before - 1} unread`);
  },
};

/** Arrow keys move between rows; Escape closes and returns the focus. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async () => {
    const button = await trigger(/^Messages/);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    await firstRow(panel);
    const removes = panel.getAllByRole('button', { name: /^Remove/ });
    removes[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(removes[2]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(removes.at(-1)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(removes[0]).toHaveFocus());
    // The first Escape closes the button's tooltip.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Many rows come in parts, and the focus moves to the first new row. */
export const Many: Story = {
  parameters: { msw: { scenario: 'messages-500' } },
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await expect(rows()).toBe(50);
    await userEvent.click(panel.getByRole('button', { name: 'Show more' }));
    await expect(rows()).toBe(100);
    await expect(document.activeElement?.closest('[data-feed-row]')).toBe(document.querySelectorAll('[data-feed-row]')[50]);
  },
};

/** Markup is shown as text, and an unsafe link is left out. */
export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    const panel = await open();
    await firstRow(panel);
    await expect(document.querySelector('[data-feed-row] :is(script, iframe, object, svg[onload])')).toBeNull();
    for (const link of panel.queryAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^(\/(?![/\\])|https?:|mailto:|tel:)/);
    }
  },
};
export const HostileNotifications: Story = {
  tags: ['full'],
  ...Hostile,
  args: { kind: 'notifications' },
  play: async () => void (await firstRow(await open(/^Notifications/))),
};
