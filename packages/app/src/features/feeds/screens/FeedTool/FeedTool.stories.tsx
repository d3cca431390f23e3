import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FEED_KINDS } from '#features/feeds/model/feed';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { FeedTool } from './FeedTool';

/** The button alone; the stories of its panel cover the rest. */
const meta = {
  component: FeedTool,
  argTypes: { kind: { options: FEED_KINDS, control: 'radio' } },
  decorators: [atTopBarEnd, withApp],
  args: { kind: 'messages' },
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof FeedTool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Messages, \d+ unread$/ });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Messages' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // The tooltip opens only on a focus that a press did not just bring, which would depend on how long the panel took.
    await userEvent.tab();
  },
};

export const Notifications: Story = {
  args: { kind: 'notifications' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible());
  },
};

/** Over 99 the badge stops counting; the accessible name does not. */
export const Many: Story = {
  parameters: { msw: { scenario: 'messages-500' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Messages, \d{3} unread$/ });
    await expect(button.querySelector('[data-count]')).toHaveAttribute('data-count', '99+');
  },
};

export const NothingUnread: Story = {
  parameters: { msw: { scenario: 'messages-empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Messages' })).toBeVisible());
  },
};

/** A failed count is not shown; the panel reports the failure. */
export const Failed: Story = { ...NothingUnread, tags: ['behaviour'], parameters: { msw: { scenario: 'messages-failing' } } };

export const Turkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Mesajlar, \d+ okunmamış/ })).toBeVisible());
  },
};
