import type { BoardSummary } from '@stockroom/contract';
import { useEffect, useRef } from 'react';
import { boardTileId } from '../../components/BoardTile/boardTileId';

/** Where the focus goes when something about a board is undone: to the board where it is shown, else to what makes a new one. */
export function useFocusAfterUndo(boards: readonly BoardSummary[] | undefined) {
  const create = useRef<HTMLButtonElement>(null);
  const undone = useRef<string | null>(null);
  useEffect(() => {
    if (undone.current === null) return;
    const tile = document.getElementById(boardTileId(undone.current));
    undone.current = null;
    (tile ?? create.current)?.focus();
  }, [boards]);
  return {
    create,
    /** The undone change shows a moment later. */
    onUndo: (boardId: string): void => {
      undone.current = boardId;
    },
  };
}
