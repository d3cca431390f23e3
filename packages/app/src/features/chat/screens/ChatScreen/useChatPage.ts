import { foldText } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useListAddress } from '../../../../shared/list/useListAddress';
import { useRouter } from '../../../../shared/routing/useRouter';
import { chatsQuery } from '../../api/chatQueries';
import { chatPaths } from '../../chatPaths';
import { chatAddress, type ChatState } from '../../model/chatAddress';
import { searchChats } from '../../model/chatSearch';

/** The chat page's state, as its address says. */
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
    /** The chats of the list. */
    shown: found.chats,
    found,
    /** The address of a chat; of the list alone for `null`. */
    hrefOf: (id: string | null) => addressOf(id, {}),
    /** The address of one message, with what is looked for marked. */
    messageHref: (chatId: string, message: string) => addressOf(chatId, { message, find: state.search }),
    go: (id: string | null, change: Partial<ChatState> = {}): void =>
      void router.navigate(addressOf(id, change), { preventScrollReset: true }),
  };
}

export type ChatPage = ReturnType<typeof useChatPage>;
