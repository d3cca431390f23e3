import type { ChatMessage } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chatsQuery, fetchChats } from '#features/chat/api/chatQueries';
import { withApp } from '#shared/testing/withApp';
import { at, clearChats } from '../ChatScreen/testing/chatStory';
import { ForwardDialog } from './ForwardDialog';

/** Forwards the last message of a conversation. */
function ForwardOf({ chatId, onClose }: ForwardOfProps) {
  const { data } = useQuery(chatsQuery());
  const message: ChatMessage | undefined = data?.find(({ id }) => id === chatId)?.messages.at(-1);
  return message && <ForwardDialog messages={[message]} onClose={onClose} />;
}

interface ForwardOfProps {
  chatId: string;
  onClose: () => void;
}

const meta = {
  component: ForwardOf,
  args: { chatId: 'chat-2', onClose: fn() },
  decorators: [withApp],
  parameters: { layout: 'fullscreen', ...at('/apps/chat') },
  beforeEach: clearChats,
} satisfies Meta<typeof ForwardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {
  play: async () => {
    await expect(await (await dialog()).findByRole('checkbox', { name: 'Selin Karaca' })).toBeInTheDocument();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await dialog()).findByRole('checkbox', { name: 'Selin Karaca' })).toBeInTheDocument();
  },
};

/** Without a conversation nothing is sent; two conversations get it once each, however fast the presses. */
export const SentToTwo: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const inside = await dialog();
    const send = inside.getByRole('button', { name: 'Forward' });
    await userEvent.click(send);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await inside.findByRole('checkbox', { name: 'Selin Karaca' }));
    await userEvent.click(inside.getByRole('checkbox', { name: 'Marcus Ode' }));
    await userEvent.dblClick(send);
    await waitFor(async () => {
      const forwarded = (await fetchChats()).flatMap(({ messages }) => messages).filter(({ isForwarded }) => isForwarded);
      await expect(forwarded).toHaveLength(2);
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
