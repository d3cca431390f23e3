import { Suspense } from 'react';
import { breakpoints } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../../../../shared/hooks/whenIdle';
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery';
import { lazyExtra } from '../../../../shared/routing/lazyComponent';
import { chatPaths } from '../../chatPaths';
import { chatsQuery } from '../../api/chatQueries';
import { Place } from './QuickChatDock.styles';

// Its texts are the chat's: they come once the frame stands.
const QuickChatRail = lazyExtra(async () => {
  await whenIdle();
  return (await import('./QuickChatRail')).QuickChatRail;
});

/** The conversations at the edge of a large window. Without any, and in smaller windows, nothing stands there. */
export function QuickChatDock() {
  const isLarge = useMediaQuery(`(min-width: ${breakpoints.xl}px)`);
  const { data, isError } = useQuery(chatsQuery());
  // The page of the chat shows everybody already.
  const isChat = useLocation().pathname.startsWith(chatPaths.list);
  const hasNone = data ? data.length === 0 : isError;
  if (isChat || !isLarge || hasNone) return null;
  return <Suspense fallback={<Place />}>{data ? <QuickChatRail chats={data} /> : <Place />}</Suspense>;
}
