import type { Chat } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatKeys } from '#features/chat/api/chatKeys';
import { createPost } from '#features/chat/api/post';
import type { Post } from '#features/chat/model/outbox';
import { useLateTranslation } from '#shared/i18n/useTranslation';

/** Sends messages, with a translated text for a message that fails. */
export function usePostMessage(): Post {
  const client = useQueryClient();
  const { t } = useLateTranslation('chat');
  return useMemo(() => {
    const nameOf = (id: string) =>
      client
        .getQueryData<Chat[]>(chatKeys.chats)
        ?.find((chat) => chat.id === id)
        ?.contact.name.trim();
    return createPost(client, (id) => t('notSentSay', { name: nameOf(id) || t('nameless') }));
  }, [client, t]);
}
