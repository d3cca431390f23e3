import type { BoardSummary } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useListWrites } from '../../../../shared/query/useListWrites';
import { toasts } from '../../../../shared/toast/toast';
import { tellOtherTabs } from '../../api/boardTabs';
import { createBoard } from '../../api/createBoard';
import { deleteBoard } from '../../api/deleteBoard';
import { BOARDS, outbox } from '../../api/outbox';
import { scrumboardKeys } from '../../api/scrumboardKeys';
import { type BoardPatch, updateBoard } from '../../api/updateBoard';
import { sendWrite, type WriteCall } from '../../api/writeCall';
import type { BoardDraft } from '../../components/BoardForm/BoardForm';

/** What can be done with boards: shown at once, said with a way back, taken back and said when it fails. @param onUndo is called before it is undone */
export function useBoardsWrites(onUndo: (boardId: string) => void) {
  const { t } = useTranslation('scrumboard');
  const client = useQueryClient();
  const write = useListWrites<BoardSummary>(scrumboardKeys.boards(), () => undefined);

  /** Sends it, and says which board it was: to its own page and to other tabs. */
  const sending = (boardId: string, call: WriteCall<unknown>) => {
    const forget = outbox.keep(BOARDS, call);
    return async () => {
      await sendWrite(call).catch((error: unknown) => {
        forget(error);
        throw error;
      });
      forget();
      tellOtherTabs(boardId);
      void client.invalidateQueries({ queryKey: scrumboardKeys.board(boardId), exact: true });
    };
  };
  const say = (boardId: string, message: string, undo: () => void): string => {
    const onAction = () => {
      onUndo(boardId);
      undo();
    };
    return toasts.show({ id: 'scrumboard boards', message, action: { label: t('actions.undo'), onAction } });
  };

  const put = (board: BoardSummary, call: WriteCall<unknown>, failure: string, toast?: string) =>
    write({
      id: board.id,
      call: sending(board.id, call),
      apply: (all) => [...without(all, board.id), board],
      rollBack: (all) => without(all, board.id),
      failure,
      onFail: () => toast && toasts.dismiss(toast),
    });
  const take = (board: BoardSummary, toast?: string) =>
    write({
      id: board.id,
      call: sending(board.id, deleteBoard(board.id)),
      apply: (all) => without(all, board.id),
      rollBack: (all) => [...without(all, board.id), board],
      failure: t('boards.failed.delete', { board: board.title }),
      onFail: () => toast && toasts.dismiss(toast),
    });
  const change = (board: BoardSummary, patch: BoardPatch, toast?: string) =>
    write({
      id: board.id,
      call: sending(board.id, updateBoard(board.id, patch)),
      apply: (all) => all.map((each) => (each.id === board.id ? { ...each, ...patch } : each)),
      rollBack: (all) => all.map((each) => (each.id === board.id ? board : each)),
      failure: t('boards.failed.change', { board: board.title }),
      onFail: () => toast && toasts.dismiss(toast),
    });
  /** A change with its way back. */
  const changeAndSay = (board: BoardSummary, patch: BoardPatch, message: string) =>
    change(
      board,
      patch,
      say(board.id, message, () => change({ ...board, ...patch }, valuesOf(board, patch))),
    );

  return {
    add(draft: BoardDraft) {
      const board = newBoard(draft);
      const toast = say(board.id, t('boards.added', { board: board.title }), () => take(board));
      put(board, createBoard({ board: { id: board.id, ...draft } }), t('boards.failed.add', { board: board.title }), toast);
    },
    edit: (board: BoardSummary, draft: BoardDraft) => changeAndSay(board, draft, t('boards.edited', { board: draft.title })),
    archive: (board: BoardSummary) =>
      changeAndSay(
        board,
        { archived: !board.archived },
        t(board.archived ? 'boards.unarchivedNow' : 'boards.archivedNow', { board: board.title }),
      ),
    /** Copies a board with its lists, labels and cards. */
    duplicate(board: BoardSummary) {
      const copy = { ...newBoard(board), background: board.background, title: t('boards.copyOf', { board: board.title }) };
      const toast = say(copy.id, t('boards.duplicated', { board: board.title }), () => take(copy));
      const call = createBoard({ board: { id: copy.id, title: copy.title, archived: false }, copyOf: board.id });
      put(copy, call, t('boards.failed.duplicate', { board: board.title }), toast);
    },
    remove(board: BoardSummary) {
      const restore = () =>
        put(
          board,
          createBoard({ board: { id: board.id, title: board.title } }),
          t('boards.failed.restore', { board: board.title }),
        );
      take(board, say(board.id, t('boards.deleted', { board: board.title }), restore));
    },
  };
}

const without = (all: readonly BoardSummary[], id: string): BoardSummary[] => all.filter((board) => board.id !== id);

const valuesOf = (board: BoardSummary, patch: BoardPatch): BoardPatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, board[key as keyof BoardPatch]]));

// Named here: sent again after a lost answer, it is refused and not added twice.
const newBoard = ({ title, description, icon, members }: BoardDraft): BoardSummary => ({
  id: crypto.randomUUID(),
  title: title.trim(),
  description,
  icon,
  members,
  archived: false,
  background: 'plain',
  lastActivity: new Date().toISOString(),
});
