import { BoardSummary } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/useTranslation';
import { putRecord, withoutRecord } from '#shared/query/records';
import { type IdempotencyKey, useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useListWrites, type WriteResult } from '#shared/query/useListWrites';
import { valuesOf } from '#shared/query/valuesOf';
import { type Change, revertIfUnchanged } from '#shared/query/versions/revertChange';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { boardPaths } from '../boardPaths';
import type { BoardDraft } from '../model/boardDraft';
import { createBoard } from './calls/createBoard';
import { sendWrite, type WriteCall } from './calls/defineWrite';
import { deleteBoard } from './calls/deleteBoard';
import { type BoardPatch, updateBoard } from './calls/updateBoard';
import { scrumboardKeys } from './scrumboardKeys';
import { broadcastInvalidation } from './writing/boardTabs';
import { BOARDS, outbox } from './writing/outbox';

/**
 * Writes of boards: optimistic, with Undo, rolled back and announced on failure. Not built on `useRecordWrites`: a write is in
 * the outbox from the click on (decision 017), and all of them can be undone.
 * @param onUndo is called before something is undone
 */
export function useBoardsWrites(onUndo: (boardId: string) => void) {
  const { t } = useTranslation('scrumboard');
  const client = useQueryClient();
  const write = useListWrites<BoardSummary>({ key: scrumboardKeys.boards() });
  const navigate = useNavigate();
  const offerUndo = useUndoToast();

  /** Sends the write, and notifies the board's own page and other tabs which board was written. */
  const sending = (boardId: string, call: WriteCall<unknown>, back: Change<BoardSummary> | null = null) => {
    const forget = outbox.keep(BOARDS, call);
    // Later changes by others stay.
    const send = () =>
      back
        ? revertIfUnchanged(back, (patch, seen) => sendWrite(updateBoard(boardId, patch, seen)), BoardSummary)
        : sendWrite(call);
    return async () => {
      await send().catch((error: unknown) => {
        forget(error);
        throw error;
      });
      forget();
      broadcastInvalidation(boardId);
      void client.invalidateQueries({ queryKey: scrumboardKeys.board(boardId), exact: true });
    };
  };
  const offerBoardUndo = (boardId: string, message: string, undo: () => unknown) =>
    offerUndo({
      id: 'scrumboard boards',
      message,
      undo: () => {
        onUndo(boardId);
        undo();
      },
    });

  const put = (board: BoardSummary, call: WriteCall<unknown>, failure: string, onFail?: () => void): Promise<WriteResult> =>
    write({
      id: board.id,
      call: sending(board.id, call),
      apply: (all) => putRecord(all, board),
      rollBack: (all) => withoutRecord(all, board.id),
      failure,
      onFail,
    });
  const take = (board: BoardSummary, onFail?: () => void) =>
    write({
      id: board.id,
      call: sending(board.id, deleteBoard(board.id)),
      apply: (all) => withoutRecord(all, board.id),
      rollBack: (all) => putRecord(all, board),
      failure: t('boards.failed.delete', { board: board.title }),
      onFail,
    });
  const change = (board: BoardSummary, patch: BoardPatch, back: Change<BoardSummary> | null, onFail?: () => void) =>
    write({
      id: board.id,
      call: sending(board.id, updateBoard(board.id, patch, back ? valuesOf(back.after, back.fields) : undefined), back),
      apply: (all) => all.map((each) => (each.id === board.id ? { ...each, ...patch } : each)),
      rollBack: (all) => all.map((each) => (each.id === board.id ? board : each)),
      failure: t('boards.failed.change', { board: board.title }),
      onFail,
    });
  /** Applies a change and announces it, with Undo. */
  const changeAndSay = (board: BoardSummary, patch: BoardPatch, message: string) => {
    const after = { ...board, ...patch };
    const fields = Object.keys(patch) as (keyof BoardPatch)[];
    const undo = () => change(after, valuesOf(board, fields), { before: board, after, fields });
    void change(board, patch, null, offerBoardUndo(board.id, message, undo));
  };

  const copying = useIdempotentCreate(
    (board: BoardSummary, idOf) => {
      const copy = {
        ...newBoard(idOf(), board),
        background: board.background,
        title: t('boards.copyOf', { board: board.title }),
      };
      const unsay = offerBoardUndo(copy.id, t('boards.duplicated', { board: board.title }), () => take(copy));
      const call = createBoard({ board: { id: copy.id, title: copy.title, archived: false }, copyOf: board.id });
      return put(copy, call, t('boards.failed.duplicate', { board: board.title }), unsay);
    },
    { stays: true },
  );

  return {
    add(draft: BoardDraft, id: IdempotencyKey) {
      const board = newBoard(id, draft);
      const undo = () => {
        void take(board);
        // The new board was opened when it was created: a user still on its page would see an empty page.
        if (window.location.pathname.endsWith(boardPaths.board(id))) void navigate(boardPaths.boards);
      };
      const unsay = offerBoardUndo(id, t('boards.added', { board: board.title }), undo);
      return put(board, createBoard({ board: { id, ...draft } }), t('boards.failed.add', { board: board.title }), unsay);
    },
    edit: (board: BoardSummary, draft: BoardDraft) => changeAndSay(board, draft, t('boards.edited', { board: draft.title })),
    archive: (board: BoardSummary) =>
      changeAndSay(
        board,
        { archived: !board.archived },
        t(board.archived ? 'boards.unarchivedNow' : 'boards.archivedNow', { board: board.title }),
      ),
    /** Copies a board with its lists, labels and cards. */
    duplicate: copying.create,
    remove(board: BoardSummary) {
      const failure = t('boards.failed.restore', { board: board.title });
      const restore = () => put(board, createBoard({ board: { id: board.id, title: board.title } }), failure);
      void take(board, offerBoardUndo(board.id, t('boards.deleted', { board: board.title }), restore));
    },
  };
}

const newBoard = (id: IdempotencyKey, { title, description, icon, members }: BoardDraft): BoardSummary => ({
  id,
  title: title.trim(),
  description,
  icon,
  members,
  archived: false,
  background: 'plain',
  lastActivity: new Date().toISOString(),
});
