import type { BoardSummary } from '@stockroom/contract';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { withBoard } from '../model/boardData';
import { NOTHING, type WriteResult } from './boardWriter';
import { type BoardPatch, updateBoard as sendBoard } from './updateBoard';
import { useBoardAct } from './useBoardAct';

/** What can be changed of a board itself. */
export function useSettingsActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { act, current } = useBoardAct(boardId);

  const change = (patch: BoardPatch, words: { done?: string; failure: string | null; undo?: () => unknown }) =>
    act({
      apply: (data) => withBoard(data, patch),
      call: sendBoard(boardId, patch),
      settle: (data, board: BoardSummary) => withBoard(data, board),
      ...words,
    });

  return {
    /** Changes title, description, icon, members or background of the board. */
    async updateBoard(patch: BoardPatch): Promise<WriteResult> {
      const board = current()?.board;
      if (!board) return NOTHING;
      const failure = t('actions.failed.updateBoard');
      const before: BoardPatch = Object.fromEntries(Object.keys(patch).map((key) => [key, board[key as keyof BoardPatch]]));
      return change(patch, { done: t('actions.boardChanged'), failure, undo: () => change(before, { failure }) });
    },
  };
}
