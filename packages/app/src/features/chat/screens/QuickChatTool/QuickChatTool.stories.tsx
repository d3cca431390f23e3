import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { QuickChatTool } from './QuickChatTool';

/** The button alone; the stories of its panel cover the rest. */
const meta = {
  component: QuickChatTool,
  decorators: [atTopBarEnd, withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof QuickChatTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some messages are unread. */
export const Default: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: /^Quick chat, \d+ unread$/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Quick chat' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // The tooltip opens only on a focus that a press did not just bring, which would depend on how long the panel took.
    await userEvent.tab();
  },
};

export const NothingUnread: Story = {
  parameters: { msw: { scenario: 'chat-empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Quick chat' })).toBeVisible());
  },
};

/** A failed count is not shown; the panel reports the failure. */
export const Failed: Story = { ...NothingUnread, tags: ['behaviour'], parameters: { msw: { scenario: 'chat-failing' } } };

export const Turkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /^Hızlı sohbet, \d+ okunmamış/ })).toBeVisible());
  },
};
