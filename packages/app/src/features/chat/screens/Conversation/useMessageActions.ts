import type { Chat, ChatMessage } from '@stockroom/contract';
import type { RefObject } from 'react';
import { useChatWrites } from '#features/chat/api/useChatWrites';
import { useConversation } from '../parts/useConversation';
import { useCopy } from '../parts/useCopy';
import type { ToolActions } from './MessageTools';

interface ActionsOptions {
  chat: Chat;
  /** The box to write in, which takes the focus. */
  input: RefObject<HTMLTextAreaElement | null>;
  onForward: (messages: readonly ChatMessage[]) => void;
  onSelect: (message: ChatMessage) => void;
}

/** Actions for the messages of a conversation. */
export function useMessageActions({ chat, input, onForward, onSelect }: ActionsOptions) {
  const copy = useCopy();
  const writes = useChatWrites();
  const conversation = useConversation(chat, writes);
  // The menu returns the focus to its button first.
  const toInput = () => setTimeout(() => input.current?.focus());
  const actions: Omit<ToolActions, 'onReact'> & { onReact: (message: ChatMessage, emoji: string, isOn: boolean) => void } = {
    onReact: (message, emoji, isOn) => void writes.react(message, emoji, isOn),
    onReply(message) {
      conversation.reply(message);
      toInput();
    },
    onEdit(message) {
      conversation.edit(message);
      toInput();
    },
    onCopy: ({ value }) => copy(value),
    onStar: (message, starred) => void writes.star(message, starred),
    onUnread({ id }) {
      const from = chat.messages.findIndex((message) => message.id === id);
      void writes.setUnread(chat, chat.messages.slice(from).filter(({ isMine }) => !isMine).length);
    },
    onDelete(messages) {
      writes.removeMessages(messages);
      toInput();
    },
    onForward,
    onSelect,
  };
  return { writes, conversation, actions };
}
