import { breakpoints } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { chatPaths } from '#features/chat/chatPaths';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { whenIdle } from '#shared/hooks/whenIdle';
import { lazyExtra } from '#shared/routing/lazyComponent';
import { DockSlot } from './QuickChatDock.styles';

// Its texts belong to the chat and are loaded after the frame is rendered.
const QuickChatRail = lazyExtra(async () => {
  await whenIdle();
  return (await import('./QuickChatRail')).QuickChatRail;
});

/** The conversations at the edge of a large window. Renders nothing without conversations and in smaller windows. */
export function QuickChatDock() {
  const isLarge = useMediaQuery(`(min-width: ${breakpoints.xl}px)`);
  const { data, isError } = useQuery(chatsQuery());
  // The page of the chat already shows all people.
  const isChat = useLocation().pathname.startsWith(chatPaths.list);
  const hasNone = data ? data.length === 0 : isError;
  if (isChat || !isLarge || hasNone) return null;
  return <Suspense fallback={<DockSlot />}>{data ? <QuickChatRail chats={data} /> : <DockSlot />}</Suspense>;
}
