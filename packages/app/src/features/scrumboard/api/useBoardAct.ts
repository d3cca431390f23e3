import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { isApiError } from '../../../shared/api/ApiError';
import { isWorthSaying } from '../../../shared/errors/describeError';
import { useDescribeError } from '../../../shared/errors/useDescribeError';
import { toasts } from '../../../shared/toast/toast';
import type { BoardData } from '../model/boardData';
import { boardHistory, type Undoable } from './boardHistory';
import { type BoardWrite, boardWriter, NOTHING, REFUSED, type WriteResult } from './boardWriter';
import { scrumboardKeys } from './scrumboardKeys';

/** One act of a person on a board. */
export interface BoardAct<Answer> extends BoardWrite<Answer> {
  /** What is said when it is done; without it nothing is. */
  done?: string;
  /** What is said when it fails, before the reason; `null` where whoever asked says it in place. */
  failure: string | null;
  /** Said where something that it is about is gone; without it, that it was deleted. */
  gone?: string;
  /** Takes it back. */
  undo?: () => unknown;
  /** Does it again after a failure; without it the very same is sent again. */
  retry?: () => unknown;
}

/** One act of a person that takes several writes: each is taken or refused by itself. Parts are named by their place, from 0. */
export interface BoardActs<Answer> {
  writes: readonly BoardWrite<Answer>[];
  /** What is said of those that are done; without it nothing is. */
  done?: (parts: readonly number[]) => string;
  failure: (parts: readonly number[]) => string;
  /** Takes back what was done. */
  undo?: (parts: readonly number[]) => unknown;
  /** Does again what failed. */
  retry: (parts: readonly number[]) => unknown;
}

/** How an act of a board is done: shown at once, said with a way back, taken back with the reason when it fails. */
export function useBoardAct(boardId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('scrumboard');
  const describe = useDescribeError();
  const writer = boardWriter(client, boardId);

  /** Keeps the way back. */
  function keep(message = '', undo: (() => unknown) | undefined): Undoable | null {
    const entry: Undoable | null = undo ? { message, undo: () => takeBack(entry, undo) } : null;
    if (entry) boardHistory.push(boardId, entry);
    return entry;
  }

  function say(message: string | undefined, entry: Undoable | null): void {
    if (message === undefined) return;
    const action = entry && { label: t('actions.undo'), onAction: entry.undo };
    toasts.show({ id: doneToast(boardId), message, ...(action && { action }) });
    lastSaid.set(boardId, message);
  }

  /** Says what is being done, in a task of its own: the board shows it first. @returns takes it back, as it was not done */
  function sayNext(message: string | undefined, undo: (() => unknown) | undefined): () => void {
    const entry = keep(message, undo);
    const saying = setTimeout(() => say(message, entry));
    return () => {
      clearTimeout(saying);
      if (entry) boardHistory.drop(boardId, entry);
      if (message !== undefined && lastSaid.get(boardId) === message) toasts.dismiss(doneToast(boardId));
    };
  }

  function takeBack(entry: Undoable | null, undo: () => unknown): void {
    if (entry) boardHistory.drop(boardId, entry);
    toasts.dismiss(doneToast(boardId));
    undo();
  }

  async function act<Answer>(given: BoardAct<Answer>): Promise<WriteResult<Answer>> {
    const { done, failure, gone, undo, retry, ...write } = given;
    const writing = writer.write(write);
    const unsay = sayNext(done, undo);
    const result = await writing;
    if (result.ok) return result;
    unsay();
    if (failure !== null) sayFailure(failure, result.error, () => void (retry ? retry() : act(given)), gone);
    return result;
  }

  /** @returns the first failure, if any */
  async function actAll<Answer>({ writes, done, failure, undo, retry }: BoardActs<Answer>): Promise<WriteResult> {
    if (writes.length === 0) return NOTHING;
    const sayDone = (parts: readonly number[]) => sayNext(done?.(parts), undo && (() => undo(parts)));
    const writing = writes.map((write) => writer.write(write));
    const unsay = sayDone([...writes.keys()]);
    const results = await Promise.all(writing);
    const failed = results.flatMap((result, at) => (result.ok ? [] : [{ at, result }]));
    const [first] = failed;
    if (!first) return NOTHING;
    unsay();
    const parts = failed.map(({ at }) => at);
    if (parts.length < writes.length) sayDone([...writes.keys()].filter((at) => !parts.includes(at)));
    sayFailure(failure(parts), first.result.error, () => void retry(parts));
    return first.result;
  }

  function sayFailure(failure: string, error: unknown, onAction: () => void, gone = t('actions.gone')): void {
    // Whoever sent the version that it is based on settles a conflict.
    if (error !== GONE && (!isWorthSaying(error) || isApiError(error, 'conflict'))) return;
    const isGone = error === GONE || isApiError(error, 'notFound');
    const reason = isGone ? gone : describe(error).message;
    const again = { label: t('actions.retry'), onAction };
    toasts.show({ tone: 'critical', message: `${failure} ${reason}`, ...(!isGone && { action: again }) });
  }

  return {
    act,
    actAll,
    /** Says what was done already, with the way back. */
    said: (message: string, undo: () => unknown): void => say(message, keep(message, undo)),
    /** Says why what was asked for can't even be tried. */
    refuse: (failure: string, error: unknown, retry: () => unknown, gone?: string): WriteResult => {
      sayFailure(failure, error, () => void retry(), gone);
      return REFUSED;
    },
    /** The board as it is shown now. */
    current: () => client.getQueryData<BoardData>(scrumboardKeys.board(boardId)),
  };
}

/** The reason of a failure: what it is about is no longer there. */
export const GONE = Symbol('gone');

/** What was last said of each board. */
const lastSaid = new Map<string, string>();

const doneToast = (boardId: string): string => `scrumboard ${boardId}`;
