import { type Chat, type ChatFile, type ChatMessage, SendChatMessageBody } from '@stockroom/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { chatDrafts, outbox } from '#features/chat/api/chatStores';
import { markChatShown } from '#features/chat/api/post';
import type { ChatWrites } from '#features/chat/api/useChatWrites';
import type { ChatDraft } from '#features/chat/model/chatDrafts';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useSession } from '#shared/session/SessionContext';
import { usePostMessage } from './usePostMessage';

/** One conversation: its draft, shared by every place that shows it, and its pending messages. */
export function useConversation(chat: Chat, writes: ChatWrites) {
  const { user } = useSession();
  const post = usePostMessage();
  const { id: chatId, messages } = chat;
  const draft = useSyncExternalStore(chatDrafts.subscribe, () => chatDrafts.of(user.id, chatId));
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.of(user.id, chatId));
  const outgoing = waiting.filter(({ id }) => !messages.some((message) => message.id === id));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => markChatShown(chatId), [chatId]);

  const change = (changes: Partial<ChatDraft>) => chatDrafts.change(user.id, chatId, changes);
  const text = draft.editing?.text ?? draft.text;
  const { files } = draft;
  const messageCreation = useIdempotentCreate(
    (newMessage: { value: string; files: readonly ChatFile[]; replyTo: string | null }, idOf) => {
      change({ text: '', replyTo: null, files: [] });
      const more = {
        ...(newMessage.replyTo && { replyTo: newMessage.replyTo }),
        ...(newMessage.files.length > 0 && { files: [...newMessage.files] }),
      };
      // A failed message stays in its place in the conversation, to be sent again or dropped.
      outbox.send(user.id, { id: idOf(), chatId, value: newMessage.value, at: new Date().toISOString(), ...more }, post);
    },
  );
  const finishEdit = () => {
    const { editing } = draft;
    const message = messages.find(({ id }) => id === editing?.id);
    const value = text.trim();
    change({ editing: null });
    if (message && value !== '' && value !== message.value) void writes.edit(message, value, new Date().toISOString());
  };
  const send = () => {
    const value = text.trim();
    // Reads the current files: the last upload may have just finished.
    const { files: withIt } = chatDrafts.of(user.id, chatId);
    const isTaken = v.is(SendChatMessageBody, { chatId, value, files: [...withIt] });
    if (!isTaken) setRefused(true);
    else if (draft.editing) finishEdit();
    else messageCreation.create({ value, files: withIt, replyTo: draft.replyTo });
  };

  return {
    draft,
    text,
    files,
    isRefused,
    outgoing,
    setFiles: (next: readonly ChatFile[]) => {
      messageCreation.begin();
      change({ files: next });
    },
    write: (value: string) => {
      messageCreation.begin();
      setRefused(false);
      change(draft.editing ? { editing: { ...draft.editing, text: value } } : { text: value });
    },
    send,
    reply: (message: ChatMessage) => change({ replyTo: message.id, editing: null }),
    edit: (message: ChatMessage) => change({ editing: { id: message.id, text: message.value } }),
    /** Cancels answering or editing; the written text stays. */
    cancel: () => change({ replyTo: null, editing: null }),
    retry: () => outbox.retry(user.id, chatId, post),
    drop: (id: string) => outbox.drop(user.id, id),
  };
}
