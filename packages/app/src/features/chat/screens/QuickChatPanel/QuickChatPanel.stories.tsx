import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchChats } from '#features/chat/api/chatQueries';
import { chatDrafts, outbox } from '#features/chat/api/chatStores';
import { NO_DRAFT } from '#features/chat/model/chatDrafts';
import { atTopBarEnd } from '#shared/testing/atTopBarEnd';
import { withApp } from '#shared/testing/withApp';
import { QuickChatDock } from '../QuickChatDock/QuickChatDock';
import { QuickChatTool } from '../QuickChatTool/QuickChatTool';

const meta = {
  component: QuickChatTool,
  decorators: [atTopBarEnd, withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
  // The panel's subject outlives the panel, and so the story.
  beforeEach: () => {
    for (const { id } of outbox.of(demoUser.id, 'chat-1')) outbox.drop(demoUser.id, id);
    chatDrafts.change(demoUser.id, 'chat-1', NO_DRAFT);
    chatDrafts.flush();
  },
} satisfies Meta<typeof QuickChatTool>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Marcus Ode';
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const panel = async () => within(await screen.findByRole('dialog'));

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^(Quick chat|Hızlı sohbet)/ }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return panel();
}
async function openChat(name = NAME) {
  const inside = await open();
  await userEvent.click(await inside.findByRole('button', { name: new RegExp(`^${name}`) }));
  await inside.findByRole('log');
  return inside;
}
const box = () => screen.findByRole('textbox', { name: /Message|Mesaj/ });

export const Default: Story = {
  play: async () => {
    const inside = await open();
    await waitFor(() => expect(inside.getByRole('button', { name: new RegExp(`^${NAME} ?, 2 unread`) })).toBeVisible());
    await expect(inside.getAllByRole('button', { name: /, muted/ }).length).toBeGreaterThan(0);
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' }, play: async () => void (await openChat()) };
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await openChat()),
};

/** In a large window the conversations stand at its edge, each one press away. */
export const Docked: Story = {
  globals: { viewport: { value: 'xl' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <div style={{ flex: 1 }}>
          <Story />
        </div>
        <QuickChatDock />
      </div>
    ),
  ],
  play: async () => {
    const dock = within(await screen.findByRole('complementary', { name: 'Quick chat' }));
    await userEvent.click(dock.getByRole('button', { name: new RegExp(`^${NAME}`) }));
    const inside = await panel();
    await waitFor(() => expect(inside.getByRole('log', { name: `Conversation with ${NAME}` })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'chat-silent' } },
  play: async () => {
    const inside = await open();
    await waitFor(() => expect(inside.getByRole('status', { name: 'Loading' })).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'chat-empty' } },
  play: async () => {
    const inside = await open();
    await waitFor(() => expect(inside.getByRole('heading', { name: 'No conversations' })).toBeVisible());
  },
};

export const NoContacts: Story = {
  ...Empty,
  play: async () => {
    const inside = await open();
    await inside.findByRole('heading', { name: 'No conversations' });
    const [, start] = inside.getAllByRole('button', { name: 'New chat' });
    await userEvent.click(start ?? document.body);
    await waitFor(() => expect(inside.getByRole('heading', { name: 'No contacts' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'chat-failing' } },
  play: async () => {
    const inside = await open();
    await expect(await inside.findByRole('alert')).toHaveTextContent('The conversations could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    const inside = await open();
    await inside.findByRole('alert');
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(inside.getByRole('button', { name: new RegExp(NAME) })).toBeVisible());
  },
};

/** Opening a conversation marks it read and focuses the box to write in. */
export const Opened: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('button', { name: 'Quick chat, 6 unread' });
    await openChat();
    await expect(await box()).toHaveFocus();
    await waitFor(async () => expect((await fetchChats()).find(({ contact }) => contact.name === NAME)?.unreadCount).toBe(0));
    const inside = await panel();
    await userEvent.click(inside.getByRole('button', { name: 'All conversations' }));
    await expect(await inside.findByRole('button', { name: new RegExp(`^${NAME}`) })).toHaveFocus();
  },
};

/** Enter sends once however often it is pressed, and Shift + Enter begins a line. */
export const Sent: Story = {
  play: async () => {
    const inside = await openChat();
    await userEvent.type(await box(), 'One{Shift>}{Enter}{/Shift}two{Enter}{Enter}');
    await expect(await box()).toHaveValue('');
    await waitFor(async () => {
      const chat = (await fetchChats()).find(({ contact }) => contact.name === NAME);
      await expect(chat?.messages.filter(({ value }) => value === 'One\ntwo')).toHaveLength(1);
    });
    await waitFor(() => expect(inside.queryByText('Sending…')).toBeNull());
    await expect(inside.getAllByText(/^One\s+two$/)).toHaveLength(1);
  },
};

/** A pending message, in its own conversation: later messages of the same conversation wait for it. */
export const Sending: Story = {
  play: async (context) => {
    const inside = await openChat('Priya Nair');
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await userEvent.type(await box(), 'On its way{Enter}');
    await waitFor(() => expect(inside.getByText('Sending…')).toBeVisible());
  },
};

/** A failed message stays, with a manual retry. */
export const SendFailed: Story = {
  play: async (context) => {
    const inside = await openChat();
    await mocksOf(context).settings.set({ failing: 'chat' });
    await userEvent.type(await box(), 'Kept{Enter}');
    await waitFor(() => expect(inside.getByText('Not sent.')).toBeVisible());
    await waitFor(() => expect(inside.getByText('Kept')).toBeVisible());
  },
};

export const SentAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await SendFailed.play?.(context);
    const inside = await panel();
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(inside.queryByText('Not sent.')).toBeNull());
    await waitFor(() => expect(inside.getByText('Kept')).toBeVisible());
  },
};

/** An unsent draft is restored when the panel opens again. */
export const DraftKept: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openChat();
    await userEvent.type(await box(), 'Half a sen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openChat();
    await expect(await box()).toHaveValue('Half a sen');
  },
};

export const NewChat: Story = {
  tags: ['behaviour'],
  play: async () => {
    const inside = await open();
    await inside.findByRole('button', { name: new RegExp(NAME) });
    await userEvent.click(inside.getByRole('button', { name: 'New chat' }));
    await userEvent.type(await inside.findByRole('searchbox', { name: 'Find a person' }), 'PRIYA');
    await userEvent.click(await inside.findByRole('button', { name: /^Priya Nair/ }));
    await waitFor(() => expect(inside.getByRole('log', { name: 'Conversation with Priya Nair' })).toBeVisible());
  },
};

export const NobodyFound: Story = {
  play: async () => {
    const inside = await open();
    await inside.findByRole('button', { name: new RegExp(NAME) });
    await userEvent.click(inside.getByRole('button', { name: 'New chat' }));
    await userEvent.type(await inside.findByRole('searchbox', { name: 'Find a person' }), '.*');
    await waitFor(() => expect(inside.getByRole('button', { name: 'Show all' })).toBeVisible());
  },
};

export const EverybodyShownAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await NobodyFound.play?.(context);
    const inside = await panel();
    await userEvent.click(inside.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(inside.getByRole('button', { name: /^Priya Nair/ })).toBeVisible());
  },
};

export const TooLong: Story = {
  play: async () => {
    const inside = await openChat();
    await userEvent.click(await box());
    await userEvent.paste('ş'.repeat(10_001));
    await userEvent.click(inside.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(inside.getByText('A message has at most 10,000 characters.')).toBeVisible());
    await expect(await box()).toHaveValue('ş'.repeat(10_001));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  play: async () => {
    const inside = await open();
    const [first] = await within(await inside.findByRole('list', { name: 'Conversations' })).findAllByRole('button');
    await userEvent.click(first ?? document.body);
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.paste('<img src=x onerror=alert(1)>');
    await waitFor(async () => expect(await box()).toHaveValue('<img src=x onerror=alert(1)>'));
    await userEvent.keyboard('{Enter}');
    await expect((await inside.findAllByText('<img src=x onerror=alert(1)>')).length).toBeGreaterThan(0);
  },
};
