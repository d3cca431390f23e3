import { Chat, type ChatMessage } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListWrites } from '#shared/query/useListWrites';
import { revertIfUnchanged } from '#shared/query/versions/revertChange';
import { useSession } from '#shared/session/SessionContext';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { withChanges, withChat, withMessageBack, withMessageChanged, withReaction } from '../model/chats';
import {
  type ChatChanges,
  clearChat,
  deleteChat,
  deleteMessage,
  react,
  restoreChat,
  restoreMessage,
  updateChat,
  updateMessage,
} from './chatCalls';
import { chatKeys } from './chatKeys';

const alsoTrash = [chatKeys.trash];

/** Writes of conversations and messages: optimistic, rolled back on failure, with Undo for deletions. */
export function useChatWrites() {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const write = useListWrites<Chat>({ key: chatKeys.chats });
  const offerUndo = useUndoToast();
  const nameOf = ({ contact }: Chat) => contact.name.trim() || t('nameless');

  const change = (chat: Chat, changes: ChatChanges, failure: string | null) => {
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, Reflect.get(chat, key)]));
    return write({
      id: `change ${chat.id} ${Object.keys(changes).join(' ')}`,
      call: () => updateChat(chat.id, changes),
      apply: (chats) => withChanges(chats, chat.id, changes),
      rollBack: (chats) => withChanges(chats, chat.id, before),
      failure,
    });
  };
  /** Reverts a change, except for fields that were changed elsewhere since. */
  const sendBack = (chat: Chat, changes: ChatChanges) =>
    revertIfUnchanged(
      { before: chat, after: { ...chat, ...changes }, fields: Object.keys(changes) as (keyof ChatChanges)[] },
      (back, seen) => updateChat(chat.id, back, seen),
      Chat,
    );
  const changeMessage = (
    message: ChatMessage,
    act: { call: () => Promise<unknown>; make: (each: ChatMessage) => ChatMessage | null; failure: string },
  ) =>
    write({
      id: `message ${message.id}`,
      call: act.call,
      apply: (chats) => withMessageChanged(chats, message, act.make),
      rollBack: (chats) =>
        withMessageBack(
          withMessageChanged(chats, message, () => message),
          message,
        ),
      failure: act.failure,
    });

  const restoreOne = (message: ChatMessage) =>
    write({
      id: `message ${message.id}`,
      call: () => restoreMessage(message.id),
      apply: (chats) => withMessageBack(chats, message),
      rollBack: (chats) => withMessageChanged(chats, message, () => null),
      failure: t('restoreFailed'),
    });

  const bringBack = (chat: Chat) =>
    write({
      id: `delete ${chat.id}`,
      call: () => restoreChat(chat.id),
      apply: (chats) => withChat(chats, chat),
      rollBack: (chats) => chats.filter(({ id }) => id !== chat.id),
      invalidates: alsoTrash,
      failure: t('chatRestoreFailed', { name: nameOf(chat) }),
    });

  return {
    bringBack,
    setUnread: (chat: Chat, unreadCount: number) => change(chat, { unreadCount }, t('changeFailed', { name: nameOf(chat) })),
    mute: (chat: Chat, muted: boolean) => change(chat, { muted }, t('changeFailed', { name: nameOf(chat) })),
    archive(chat: Chat, archived: boolean) {
      void change(chat, { archived }, t('changeFailed', { name: nameOf(chat) }));
      if (!archived) return;
      offerUndo({
        message: t('archivedSay', { name: nameOf(chat) }),
        undo: () =>
          void write({
            id: `change ${chat.id} archived`,
            call: () => sendBack({ ...chat, archived: false }, { archived }),
            apply: (chats) => withChanges(chats, chat.id, { archived: false }),
            rollBack: (chats) => withChanges(chats, chat.id, { archived }),
            failure: t('changeFailed', { name: nameOf(chat) }),
          }),
      });
    },
    clear(chat: Chat, at: string) {
      const { clearedAt = null, messages } = chat;
      void write({
        id: `clear ${chat.id}`,
        call: () => clearChat(chat.id, at),
        apply: (chats) => withChanges(chats, chat.id, { clearedAt: at, messages: [], lastMessage: '', lastMessageAt: '' }),
        rollBack: (chats) => withChat(chats, chat),
        failure: t('clearFailed', { name: nameOf(chat) }),
      });
      offerUndo({
        message: t('clearedSay', { name: nameOf(chat) }),
        undo: () =>
          void write({
            id: `clear ${chat.id}`,
            call: () => sendBack({ ...chat, clearedAt }, { clearedAt: at }),
            apply: (chats) => withChanges(chats, chat.id, { clearedAt, messages }),
            rollBack: (chats) => withChanges(chats, chat.id, { messages: [] }),
            failure: t('restoreFailed'),
          }),
      });
    },
    /** @param onUndo called right before the conversation is restored */
    remove(chat: Chat, onUndo: () => void) {
      const take = offerUndo({
        message: t('chatDeleted', { name: nameOf(chat) }),
        undo: () => {
          void bringBack(chat);
          onUndo();
        },
      });
      return write({
        id: `delete ${chat.id}`,
        call: () => deleteChat(chat.id),
        apply: (chats) => chats.filter(({ id }) => id !== chat.id),
        rollBack: (chats) => withChat(chats, chat),
        invalidates: alsoTrash,
        failure: t('chatDeleteFailed', { name: nameOf(chat) }),
        onFail: take,
      });
    },
    edit: (message: ChatMessage, value: string, now: string) =>
      changeMessage(message, {
        call: () => updateMessage(message, { value }),
        make: (each) => ({ ...each, value, editedAt: now }),
        failure: t('editFailed'),
      }),
    star: (message: ChatMessage, starred: boolean) =>
      changeMessage(message, {
        call: () => updateMessage(message, { starred }),
        make: (each) => ({ ...each, starred }),
        failure: t('starFailed'),
      }),
    react: (message: ChatMessage, emoji: string, isOn: boolean) =>
      changeMessage(message, {
        call: () => react(message.id, emoji, isOn),
        make: (each) => withReaction(each, user.id, emoji, isOn),
        failure: t('reactFailed'),
      }),
    /** Deletes several messages in one action with one Undo. */
    removeMessages(messages: readonly ChatMessage[]) {
      for (const message of messages) {
        void changeMessage(message, {
          call: () => deleteMessage(message),
          make: () => null,
          failure: t('deleteFailed'),
        });
      }
      offerUndo({
        message: t('messagesDeleted', { count: messages.length }),
        undo: () => {
          for (const message of messages) void restoreOne(message);
        },
      });
    },
  };
}

export type ChatWrites = ReturnType<typeof useChatWrites>;
