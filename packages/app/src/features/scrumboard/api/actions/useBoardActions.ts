import { useCardActions } from './useCardActions';
import { useCardMoves } from './useCardMoves';
import { useLabelActions } from './useLabelActions';
import { useListActions } from './useListActions';
import { useListMoves } from './useListMoves';
import { useSettingsActions } from './useSettingsActions';
import { boardHistory } from '../writing/boardHistory';

/**
 * What can be done on a board. Each act shows in the same moment, is said in a toast with a way back, and when it fails is taken
 * back with the reason. What they return says whether the server took it; nothing rejects.
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
