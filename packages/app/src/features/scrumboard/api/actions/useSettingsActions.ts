import { BoardSummary } from '@stockroom/contract';
import { withBoard } from '#features/scrumboard/model/boardData';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type BoardPatch, updateBoard as sendBoard } from '../calls/updateBoard';
import { NOTHING_TO_DO, type WriteResult } from '../writing/boardWriter';
import { revertWrite } from '../writing/revertWrite';
import { useBoardAction } from './useBoardAction';

/** Actions for a board's own settings. */
export function useSettingsActions(boardId: string) {
  const { t } = useTranslation('scrumboard');
  const { run, current } = useBoardAction(boardId);

  const change = (patch: BoardPatch, actionOptions: { done?: string; failure: string | null; undo?: () => unknown }) =>
    run({
      apply: (data) => withBoard(data, patch),
      call: sendBoard(boardId, patch),
      settle: (data, board: BoardSummary) => withBoard(data, board),
      ...actionOptions,
    });

  return {
    /** Changes the board's title, description, icon, members or background. */
    async updateBoard(patch: BoardPatch): Promise<WriteResult> {
      const board = current()?.board;
      if (!board) return NOTHING_TO_DO;
      const failure = t('actions.failed.updateBoard');
      const undo = () =>
        run({
          ...revertWrite(board, patch, {
            find: (data) => data.board,
            put: withBoard,
            send: (back, seen) => sendBoard(boardId, back, seen),
            schema: BoardSummary,
          }),
          failure,
        });
      return change(patch, { done: t('actions.boardChanged'), failure, undo });
    },
  };
}
