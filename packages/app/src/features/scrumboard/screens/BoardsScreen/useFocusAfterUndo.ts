import type { BoardSummary } from '@stockroom/contract';
import { useEffect, useRef } from 'react';
import { boardTileId } from '#features/scrumboard/components/BoardTile/boardTileId';

/** Moves the focus when a change of a board is undone: to the board where it is shown, else to the button for a new board. */
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
    /** The undone change is rendered a moment later. */
    onUndo: (boardId: string): void => {
      undone.current = boardId;
    },
  };
}
