import type { ChatMessage } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { withApp } from '#shared/testing/withApp';
import { at, clearChats, messageOf, mocksOf, findInLog, send } from '../ChatScreen/testing/chatStory';
import { Conversation } from './Conversation';

/** A conversation from the server, in a column as wide as a phone. */
function ConversationOf({ chatId, query, onForward }: ConversationOfProps) {
  const chat = useQuery(chatsQuery()).data?.find(({ id }) => id === chatId);
  return (
    <div style={{ display: 'grid', inlineSize: 400, blockSize: 640 }}>
      {chat && (
        <Conversation
          key={chatId}
          chat={chat}
          logLabel="Messages"
          sendLabel="Send message"
          query={query}
          isAutoFocus={false}
          onForward={onForward}
        />
      )}
    </div>
  );
}

interface ConversationOfProps {
  chatId: string;
  query?: string;
  onForward: (messages: readonly ChatMessage[]) => void;
}

const meta = {
  component: ConversationOf,
  args: { chatId: 'chat-2', onForward: fn() },
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('/apps/chat') },
  beforeEach: clearChats,
} satisfies Meta<typeof ConversationOf>;
export default meta;
type Story = StoryObj<typeof meta>;

const LAST = 'Will do. Do we have room on the shelf by the window?';

export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await findInLog(LAST)).toBeVisible());
  },
};

export const Unread: Story = {
  args: { chatId: 'chat-1' },
  play: async () => {
    await waitFor(async () => expect(await findInLog('New messages')).toBeVisible());
  },
};

export const NoMessages: Story = {
  args: { chatId: 'group-1' },
  parameters: { msw: { scenario: 'chat-groups' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nothing said yet' })).toBeVisible());
  },
};

/** Search terms are marked. */
export const Searched: Story = {
  args: { query: 'shelf' },
  play: async () => {
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('shelf'));
  },
};

/** A failed message stays in place, with Retry and Discard. */
export const NotSent: Story = {
  play: async (context) => {
    await findInLog(LAST);
    await mocksOf(context).settings.set({ failing: 'chat' });
    await send('On the left, below the mugs');
    await waitFor(() => expect(screen.getByText('Not sent.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The quoted message stands over the box until the answer is sent or the quote is dismissed. */
export const Answering: Story = {
  play: async () => {
    const row = await messageOf('Then I move them this afternoon.');
    row.focus();
    await userEvent.click(await within(row).findByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(async () => expect(await findInLog(LAST)).toBeVisible());
  },
};

/** The box keeps an unsent draft. */
export const HalfTyped: Story = {
  tags: ['behaviour'],
  play: async () => {
    const box = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'Half of it');
    await expect(box).toHaveValue('Half of it');
  },
};
