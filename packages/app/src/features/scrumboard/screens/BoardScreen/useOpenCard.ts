import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { afterPaint } from '../../../../shared/hooks/afterPaint';
import { boardPaths } from '../../boardPaths';

/**
 * The card whose dialog lies over the board: the one that the address names. One that is pressed shows in the same moment, and the
 * address, of which the whole page takes note, follows.
 */
export function useOpenCard(boardId: string) {
  const { cardId = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shownId, show] = useOptimistic(cardId);
  // The same as long as the address is: the board is not drawn anew because of them.
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
