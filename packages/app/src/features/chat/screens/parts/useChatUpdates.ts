import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chatKeys } from '#features/chat/api/chatKeys';
import { newsQuery } from '#features/chat/api/chatQueries';
import { usePreferences } from '#shared/preferences/usePreferences';

/** Refetches the conversations when there is something new in them, and plays a sound when the unread count has grown. */
export function useChatUpdates(unread: number): void {
  const client = useQueryClient();
  const [{ chatSound }] = usePreferences();
  const { data } = useQuery(newsQuery());
  const revision = data?.revision;
  const known = useRef<{ revision?: string; unread: number }>({ unread });
  useEffect(() => {
    const { revision: before } = known.current;
    known.current.revision = revision;
    if (before !== undefined && before !== revision) void client.invalidateQueries({ queryKey: chatKeys.chats, exact: true });
  }, [client, revision]);

  const ring = useEffectEvent(() => {
    const isMore = unread > known.current.unread && known.current.revision !== undefined;
    known.current.unread = unread;
    // A sound that can't be loaded is no reason to reload the page.
    if (isMore && chatSound) void import('#features/chat/model/chime').then(({ chime }) => chime()).catch(() => undefined);
  });
  useEffect(() => ring(), [unread]);
}
