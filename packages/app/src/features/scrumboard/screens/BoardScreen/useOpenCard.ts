import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { afterPaint } from '#shared/hooks/afterPaint';
import { boardPaths } from '#features/scrumboard/boardPaths';

/**
 * The card whose dialog is open over the board, from the URL. A clicked card opens at once; the URL, which re-renders the whole
 * page, follows.
 */
export function useOpenCard(boardId: string) {
  const { cardId = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shownId, show] = useOptimistic(cardId);
  // Stable as long as the URL is: they do not re-render the board.
  const actions = useMemo(() => {
    const go = (id: string | null, pathname: string) =>
      startTransition(async () => {
        show(id);
        await afterPaint();
        await navigate({ pathname, search }, { preventScrollReset: true });
      });
    return {
      open: (id: string) => go(id, boardPaths.card(boardId, id)),
      close: () => go(null, boardPaths.board(boardId)),
    };
  }, [boardId, search, navigate, show]);
  return { cardId: shownId, ...actions };
}
