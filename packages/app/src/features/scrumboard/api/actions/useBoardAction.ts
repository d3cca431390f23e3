import { useQueryClient } from '@tanstack/react-query';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { scrumboardKeys } from '../scrumboardKeys';
import { boardHistory, type RestoredItem, type Undoable } from '../writing/boardHistory';
import { type BoardWrite, boardWriter, NOTHING_TO_DO, CANCELLED, type WriteResult } from '../writing/boardWriter';
import { failedMoves } from '../writing/failedMoves';

/** A user's action on a board. */
export interface BoardAction<Answer> extends BoardWrite<Answer> {
  /** The announcement of success; without it nothing is announced. */
  done?: string;
  /** The announcement of failure, before the reason; `null` where the caller reports it in place. */
  failure: string | null;
  /** Message when the target was deleted; without it, the general text for deleted items. */
  deletedMessage?: string;
  /** Message when somebody else changed the target; without it, whoever sent the version resolves the conflict. */
  conflictMessage?: string;
  /** Undoes the action. */
  undo?: () => unknown;
  /** The item that Undo restores, and its announcement. */
  back?: UndoTarget;
  /**
   * Whether the result is visible where the user looks: then it is only announced to screen readers, and no message covers the
   * board.
   */
  isVisible?: boolean;
  /** Repeats the action after a failure; without it the same write is sent again. */
  retry?: () => unknown;
  /** Ids of the cards or the list that it moves: failed moves are reported together, until they succeed. */
  moves?: readonly string[];
}

/** The item that Undo restores. */
interface UndoTarget {
  item?: RestoredItem;
  /** The announcement; without it, a general text that the action was undone. */
  announcement?: string;
}

/**
 * A user's action that takes several writes: each succeeds or fails separately. Writes are identified by their index, from 0.
 */
export interface BatchBoardAction<Answer> {
  writes: readonly BoardWrite<Answer>[];
  /** The announcement for the writes that succeed; without it nothing is announced. */
  done?: (parts: readonly number[]) => string;
  failure: (parts: readonly number[]) => string;
  /** Message when somebody else changed the target; without it, whoever sent the version resolves the conflict. */
  conflictMessage?: string;
  /** Undoes the writes that succeeded. */
  undo?: (parts: readonly number[]) => unknown;
  back?: (parts: readonly number[]) => UndoTarget;
  /** As in an action of a single write. */
  isVisible?: boolean;
  /** Repeats the failed writes. */
  retry: (parts: readonly number[]) => unknown;
}

/** Runs an action on a board: shown at once, announced with Undo, rolled back with the reason on failure. */
export function useBoardAction(boardId: string) {
  const client = useQueryClient();
  const { t } = useTranslation(['scrumboard', 'common']);
  const describe = useDescribeError();
  const offerUndo = useUndoToast();
  const writer = boardWriter(client, boardId);

  /** Adds the action to the board's history, with its undo and redo. */
  function recordHistory(message = '', undoRedo: UndoRedo | undefined): Undoable | null {
    if (!undoRedo) return null;
    const entry: Undoable = { message, undo: () => undoEntry(entry, undoRedo), redo: () => redoEntry(entry, undoRedo) };
    boardHistory.push(boardId, entry, undoRedo.isAgain);
    return entry;
  }

  function announceDone(message: string | undefined, entry: Undoable | null): void {
    if (message === undefined) return;
    if (entry) offerUndo({ id: doneToast(boardId), message, undo: entry.undo });
    else toasts.show({ id: doneToast(boardId), message });
    lastAnnounced.set(boardId, message);
  }

  /**
   * Announces the action in a separate task, after the board has rendered it.
   * @returns withdraws the announcement, as the action failed
   */
  function announceAfterRender(message: string | undefined, undoRedo: UndoRedo | undefined, isSeen = false): () => void {
    const entry = recordHistory(message, undoRedo);
    const announceTimer = setTimeout(() => (isSeen ? announce(message ?? '') : announceDone(message, entry)));
    return () => {
      clearTimeout(announceTimer);
      if (entry) boardHistory.drop(boardId, entry);
      if (message !== undefined && lastAnnounced.get(boardId) === message) toasts.dismiss(doneToast(boardId));
    };
  }

  function undoEntry(entry: Undoable, { undo, back }: UndoRedo): void {
    boardHistory.undone(boardId, entry);
    toasts.dismiss(doneToast(boardId));
    undo();
    announce(back?.announcement ?? t('board.undone', { what: entry.message }));
    if (back?.item) boardHistory.tell(boardId, back.item);
  }

  function redoEntry(entry: Undoable, { redo, back }: UndoRedo): void {
    boardHistory.drop(boardId, entry);
    redo();
    const item = back?.item;
    const data = client.getQueryData<BoardData>(scrumboardKeys.board(boardId));
    // An item that was deleted by the redo can't be shown.
    const isThere = item && (data?.cards.has(item.id) || data?.lists.some(({ id }) => id === item.id));
    if (item && isThere) boardHistory.tell(boardId, item);
  }

  async function run<Answer>(action: BoardAction<Answer>, isAgain = false): Promise<WriteResult<Answer>> {
    const { done, failure, deletedMessage, conflictMessage, undo, back, isVisible, retry, moves, ...write } = action;
    const writing = writer.write(write);
    const withdraw = announceAfterRender(done, undo && { undo, back, isAgain, redo: () => run(action, true) }, isVisible);
    const result = await writing;
    if (result.ok) {
      if (moves) failedMoves.settle(boardId, moves, failureMessages);
      return result;
    }
    withdraw();
    const reason = isApiError(result.error, 'conflict') ? conflictMessage : undefined;
    if (failure !== null) {
      reportFailure(failure, result.error, () => void (retry ? retry() : run(action)), { gone: deletedMessage, moves, reason });
    }
    return result;
  }

  /** @returns the first failure, if any */
  async function runBatch<Answer>(action: BatchBoardAction<Answer>, isAgain = false): Promise<WriteResult> {
    const { writes, done, failure, conflictMessage, undo, back, isVisible, retry } = action;
    if (writes.length === 0) return NOTHING_TO_DO;
    const announceParts = (parts: readonly number[]) =>
      announceAfterRender(
        done?.(parts),
        undo && {
          undo: () => undo(parts),
          back: back?.(parts),
          isAgain,
          redo: () => runBatch({ ...action, writes: writes.filter((_, at) => parts.includes(at)) }, true),
        },
        isVisible,
      );
    const writing = writes.map((write) => writer.write(write));
    const withdraw = announceParts([...writes.keys()]);
    const results = await Promise.all(writing);
    const failed = results.flatMap((result, at) => (result.ok ? [] : [{ at, result }]));
    const [first] = failed;
    if (!first) return NOTHING_TO_DO;
    withdraw();
    const parts = failed.map(({ at }) => at);
    if (parts.length < writes.length) announceParts([...writes.keys()].filter((at) => !parts.includes(at)));
    const reason = isApiError(first.result.error, 'conflict') ? conflictMessage : undefined;
    reportFailure(failure(parts), first.result.error, () => void retry(parts), { reason });
    return first.result;
  }

  const failureMessages = { many: (count: number) => t('actions.failed.moves', { count }), retry: t('actions.retry') };

  function reportFailure(
    failure: string,
    error: unknown,
    onAction: () => void,
    { gone = t('actions.gone'), moves, reason: givenReason }: Reason = {},
  ): void {
    // Whoever sent the version that the write is based on resolves a conflict.
    if (error !== DELETED && (!shouldShowError(error) || (isApiError(error, 'conflict') && givenReason === undefined))) return;
    const isGone = error === DELETED || isApiError(error, 'notFound');
    const reason = givenReason ?? (isGone ? gone : describe(error).message);
    const message = `${failure} ${reason}`;
    if (moves && !isGone) return failedMoves.add(boardId, { ids: moves, message, retry: onAction }, failureMessages);
    toasts.show({ tone: 'critical', message, ...(!isGone && { action: { label: t('actions.retry'), onAction } }) });
  }

  return {
    run,
    runBatch,
    /** Announces a finished action, with Undo and redo. */
    announceDone: (message: string, undoRedo: Pick<UndoRedo, 'undo' | 'redo' | 'back'>): void =>
      announceDone(message, recordHistory(message, undoRedo)),
    /** Reports why a request can't even be tried. */
    refuse: (failure: string, error: unknown, retry: () => unknown, gone?: string): WriteResult => {
      reportFailure(failure, error, () => void retry(), { gone });
      return CANCELLED;
    },
    /** The board as currently shown. */
    current: () => client.getQueryData<BoardData>(scrumboardKeys.board(boardId)),
  };
}

/** The announced reason of a failure. */
interface Reason {
  gone?: string | undefined;
  moves?: readonly string[] | undefined;
  /** Replaces the error's own text. */
  reason?: string | undefined;
}

/** Undo and redo of an action. */
interface UndoRedo {
  undo: () => unknown;
  redo: () => unknown;
  back?: UndoTarget | undefined;
  /** Whether this repeats an undone action. */
  isAgain?: boolean;
}

/** The reason of a failure: the target no longer exists. */
export const DELETED = Symbol('gone');

/** The last announcement of each board. */
const lastAnnounced = new Map<string, string>();

const doneToast = (boardId: string): string => `scrumboard ${boardId}`;
