import { lazy, Suspense } from 'react';
import { breakpoints } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery';
import { chatsQuery } from '../../api/chatQueries';

const QuickChatRail = lazy(async () => ({ default: (await import('./QuickChatRail')).QuickChatRail }));

/** The conversations at the edge of a large window (screens, 2.1 "Right dock"). Without any, and in smaller windows, nothing stands there. */
export function QuickChatDock() {
  const isLarge = useMediaQuery(`(min-width: ${breakpoints.xl}px)`);
  const { data } = useQuery(chatsQuery());
  if (!isLarge || !data || data.length === 0) return null;
  return (
    <Suspense>
      <QuickChatRail chats={data} />
    </Suspense>
  );
}
