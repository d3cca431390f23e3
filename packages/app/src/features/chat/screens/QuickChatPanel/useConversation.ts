import { type Chat, SendChatMessageBody } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import * as v from 'valibot';
import { isApiError } from '../../../../shared/api/ApiError';
import { drafts } from '../../../../shared/drafts/drafts';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import { useListWrites } from '../../../../shared/query/useListWrites';
import { useSession } from '../../../../shared/session/SessionContext';
import { toasts } from '../../../../shared/toast/toast';
import { chatKeys } from '../../api/chatKeys';
import { tellOtherTabs } from '../../api/chatTabs';
import { readChat } from '../../api/readChat';
import { sendMessage } from '../../api/sendMessage';
import { withMessage, withUnread } from '../../model/chats';
import { outbox } from '../../model/outbox';

/** One conversation: what is being written in it (kept with the tab), what is on its way, and that opening it reads it. */
export function useConversation(chat: Chat, name: string) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const client = useQueryClient();
  const box = `${user.id} ${chat.id}`;
  const outgoing = useSyncExternalStore(outbox.subscribe, () => outbox.of(box));
  const key = { userId: user.id, subject: `chat/${chat.id}` };
  const [text, setText] = useState(() => drafts.read(key, v.string())?.value ?? '');
  const [isRefused, setRefused] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useReading(chat);

  const keep = (value: string) => {
    setText(value);
    setRefused(false);
    if (value === '') drafts.remove(key);
    else drafts.write(key, value);
  };

  const deliver = async (id: string, value: string) => {
    const message = await sendMessage({ id, chatId: chat.id, value });
    await client.cancelQueries({ queryKey: chatKeys.chats, exact: true });
    client.setQueryData<Chat[]>(chatKeys.chats, (chats) => chats && withMessage(chats, message));
    tellOtherTabs();
    void client.invalidateQueries({ queryKey: chatKeys.chats, exact: true });
    // The query client tells its readers in a task of its own: the message must stand there before it leaves the outbox.
    await new Promise((settle) => setTimeout(settle));
  };

  const fail = (error: unknown, value: string) => {
    // The page is about to be loaded anew: what was said is offered again after signing in.
    if (isApiError(error) && error.kind === 'unauthorized') drafts.write(key, value);
    if (!isShown.current && isWorthSaying(error)) {
      toasts.show({ id: `chat ${chat.id}`, tone: 'critical', message: t('notSentSay', { name }) });
    }
  };

  return {
    text,
    isRefused,
    outgoing,
    write: keep,
    send: () => {
      if (!v.is(SendChatMessageBody, { chatId: chat.id, value: text })) return setRefused(true);
      keep('');
      const id = crypto.randomUUID();
      outbox.send(box, text.trim(), (value) => deliver(id, value), fail);
    },
    retry: (each: number) => outbox.retry(box, each),
    drop: (each: number) => outbox.drop(box, each),
  };
}

/** Reads what is unread, once for each time that something is: a refusal is tried again with the next message, not at once. */
function useReading(chat: Chat): void {
  const write = useListWrites<Chat>(chatKeys.chats, tellOtherTabs);
  const { id, unreadCount = 0, messages } = chat;
  const last = messages.at(-1)?.id;
  const read = useEffectEvent(() => {
    if (unreadCount === 0) return;
    write({
      id: `read ${id}`,
      call: () => readChat(id),
      apply: (chats) => withUnread(chats, id, 0),
      rollBack: (chats) => withUnread(chats, id, unreadCount),
      // Nobody asked for it: the count that comes back says enough.
      failure: null,
    });
  });
  useEffect(() => read(), [id, last]);
}
