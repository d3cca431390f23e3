import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchChats } from '#features/chat/api/chatQueries';
import { withApp } from '#shared/testing/withApp';
import { ChatScreen } from './ChatScreen';
import { NAME, at, clearChats, findInLog } from './testing/chatStory';

const meta = {
  component: ChatScreen,
  decorators: [withApp],
  parameters: at('/apps/chat'),
  globals: { viewport: { value: 'lg' } },
  beforeEach: clearChats,
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No conversation is open. */
export const Default: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Chats' });
    await expect(within(list).getByRole('link', { name: new RegExp(`^${NAME} ?, 2 unread`) })).toBeVisible();
  },
};
export const Opened: Story = {
  parameters: at('/apps/chat/chat-2'),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Priya Nair' })).toBeVisible();
    await waitFor(async () => expect(await findInLog('Will do. Do we have room on the shelf by the window?')).toBeVisible());
  },
};
export const OpenedTurkish: Story = {
  tags: ['full'],
  ...Opened,
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('log', { name: 'Mesajlar' })).toBeVisible());
  },
};
export const Unread: Story = {
  parameters: at('/apps/chat/chat-1'),
  play: async () => {
    await waitFor(async () => expect(await findInLog('New messages')).toBeVisible());
    await waitFor(async () => expect((await fetchChats()).find(({ id }) => id === 'chat-1')?.unreadCount).toBe(0));
  },
};
export const Turkish: Story = {
  tags: ['full'],
  parameters: at('/apps/chat/chat-2'),
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('log', { name: 'Mesajlar' })).toBeVisible());
  },
};
export const Empty: Story = {
  parameters: { ...at('/apps/chat'), msw: { scenario: 'chat-empty' } },
  play: async () => void (await screen.findByRole('heading', { name: 'No conversations' })),
};
export const Failed: Story = {
  parameters: { ...at('/apps/chat'), msw: { scenario: 'chat-failing' } },
  play: async () => void (await screen.findByRole('button', { name: 'Retry' })),
};

/** Opened by a link to a conversation: the failure is shown, without the advice to choose a chat. */
export const FailedOpenedOnAPhone: Story = {
  tags: ['behaviour'],
  parameters: { ...at('/apps/chat/contact-3'), msw: { scenario: 'chat-failing' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(screen.queryByText('Choose a conversation')).toBeNull();
  },
};
export const NotFound: Story = {
  parameters: at('/apps/chat/nobody'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    await expect(await screen.findByText(/Could not found chat with id of nobody!/)).toBeVisible();
    await expect(screen.getByRole('link', { name: new RegExp(NAME) })).toBeVisible();
  },
};
export const Groups: Story = {
  parameters: { ...at('/apps/chat/group-1?show=info'), msw: { scenario: 'chat-groups' } },
  play: async () => {
    const info = within(await screen.findByRole('complementary', { name: 'Group info' }));
    await waitFor(() => expect(info.getByRole('link', { name: /^Marcus Ode/ })).toBeVisible());
  },
};
export const GroupsTurkish: Story = {
  tags: ['full'],
  ...Groups,
  globals: { language: 'tr' },
  play: async () => {
    const info = within(await screen.findByRole('complementary', { name: 'Grup bilgileri' }));
    await waitFor(() => expect(info.getByRole('link', { name: /^Marcus Ode/ })).toBeVisible());
  },
};
export const Searched: Story = {
  parameters: at('/apps/chat?search=labels'),
  play: async () => void (await screen.findByRole('list', { name: '7 messages' })),
};
/** Escape closes the side panel before the conversation, wherever the focus is in either. */
export const InfoByKeys: Story = {
  tags: ['behaviour'],
  parameters: at('/apps/chat/chat-2'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /, Contact info$/ }));
    await screen.findByRole('complementary', { name: 'Contact info' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Contact info' })).not.toBeInTheDocument());
    await expect(screen.getByRole('log', { name: 'Messages' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /, Contact info$/ })).toHaveFocus());
  },
};
export const Info: Story = {
  parameters: at('/apps/chat/chat-2?show=info'),
  play: async () => {
    const info = within(await screen.findByRole('complementary', { name: 'Contact info' }));
    await userEvent.click(await info.findByRole('button', { name: 'Picture 1' }));
    const picture = await screen.findByRole('dialog', { name: 'Picture 1' });
    await waitFor(() => expect(picture).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
