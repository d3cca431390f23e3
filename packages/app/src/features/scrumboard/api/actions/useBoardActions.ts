import { boardHistory } from '../writing/boardHistory';
import { useCardActions } from './useCardActions';
import { useCardMoves } from './useCardMoves';
import { useLabelActions } from './useLabelActions';
import { useListActions } from './useListActions';
import { useListMoves } from './useListMoves';
import { useSettingsActions } from './useSettingsActions';

/**
 * Actions for a board. Each is optimistic, announced in a toast with Undo, and rolled back with the reason on failure. Their
 * results tell whether the server accepted them; they never reject.
 */
export function useBoardActions(boardId: string) {
  return {
    ...useCardActions(boardId),
    ...useCardMoves(boardId),
    ...useListActions(boardId),
    ...useListMoves(boardId),
    ...useLabelActions(boardId),
    ...useSettingsActions(boardId),
    /**
     * Undoes the last action of this tab.
     * @returns its message, or `null` when there is none
     */
    undo(): string | null {
      const last = boardHistory.last(boardId);
      last?.undo();
      return last?.message ?? null;
    },
    /**
     * Redoes the last undone action.
     * @returns its message, or `null` when there is none
     */
    redo(): string | null {
      const last = boardHistory.lastUndone(boardId);
      last?.redo();
      return last?.message ?? null;
    },
  };
}

export type BoardActions = ReturnType<typeof useBoardActions>;
