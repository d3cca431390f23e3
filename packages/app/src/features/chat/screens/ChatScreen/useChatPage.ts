import { foldText } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { chatPaths } from '#features/chat/chatPaths';
import { chatAddress, type ChatState } from '#features/chat/model/chatAddress';
import { searchChats } from '#features/chat/model/chatSearch';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { useRouter } from '#shared/routing/useRouter';

/** State of the chat page, from its URL. */
export function useChatPage() {
  const { t } = useTranslation('chat');
  const router = useRouter();
  const { chatId: openId = null } = useParams();
  const address = useListAddress(chatAddress, (param) => t(`params.${param as 'show' | 'find'}`));
  const { state } = address;
  const query = useQuery(chatsQuery());
  const { data } = query;
  const isArchive = state.overlay === 'archived';
  const found = useMemo(() => {
    const kept = (data ?? []).filter(({ archived = false }) => archived === isArchive);
    // The search covers the archive too.
    return searchChats(state.search === '' ? kept : (data ?? []), state.search, foldText);
  }, [data, isArchive, state.search]);

  const addressOf = (id: string | null, change: Partial<ChatState>): string => {
    const search = address.hrefOf({ find: '', message: null, overlay: isArchive ? 'archived' : null, ...change });
    return (id === null ? chatPaths.list : chatPaths.chat(id)) + (search === '?' ? '' : search);
  };
  return {
    query,
    state,
    move: address.move,
    openId,
    open: data?.find(({ id }) => id === openId) ?? null,
    /** Chats in the list. */
    shown: found.chats,
    found,
    /** URL of a chat; for `null`, of the list only. */
    hrefOf: (id: string | null) => addressOf(id, {}),
    /** URL of a message, with the search term highlighted. */
    messageHref: (chatId: string, message: string) => addressOf(chatId, { message, find: state.search }),
    go: (id: string | null, change: Partial<ChatState> = {}): void =>
      void router.navigate(addressOf(id, change), { preventScrollReset: true }),
  };
}

export type ChatPage = ReturnType<typeof useChatPage>;
