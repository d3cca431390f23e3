import { useCardActions } from './useCardActions';
import { useCardMoves } from './useCardMoves';
import { useLabelActions } from './useLabelActions';
import { useListActions } from './useListActions';
import { useListMoves } from './useListMoves';
import { useSettingsActions } from './useSettingsActions';
import { boardHistory } from '../writing/boardHistory';

/**
 * Actions for a board. Each is optimistic, announced in a toast with Undo, and rolled back
 * with the reason on failure. What they return says whether the server took it; nothing rejects.
 */
export function useBoardActions(boardId: string) {
  return {
    ...useCardActions(boardId),
    ...useCardMoves(boardId),
    ...useListActions(boardId),
    ...useListMoves(boardId),
    ...useLabelActions(boardId),
    ...useSettingsActions(boardId),
    /** Takes the last act of this tab back. @returns what it was, or `null` when there is none */
    undo(): string | null {
      const last = boardHistory.last(boardId);
      last?.undo();
      return last?.message ?? null;
    },
    /** Does again what was last taken back. @returns what it was, or `null` when there is none */
    redo(): string | null {
      const last = boardHistory.lastUndone(boardId);
      last?.redo();
      return last?.message ?? null;
    },
  };
}

export type BoardActions = ReturnType<typeof useBoardActions>;
