import type { QueryClient } from '@tanstack/react-query';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { sendWrite, type WriteCall } from '../calls/defineWrite';
import { scrumboardKeys } from '../scrumboardKeys';
import { broadcastInvalidation } from './boardTabs';
import { outbox } from './outbox';

/** A change to a board that is shown before the server has it. */
export interface BoardWrite<Answer> {
  /**
   * Returns the board with this change. Runs again over newer answers of the server, so it may refer only to ids and new
   * values.
   */
  apply: (data: BoardData) => BoardData;
  /**
   * The call, or a function that makes it. A call given as data survives a reload. `base` is the board as the server last had
   * it, with all writes before this one; `undefined` where no board was loaded.
   */
  call: WriteCall<Answer> | ((base: BoardData | undefined) => Promise<Answer>);
  /** The call as data, stored for a reload, where `call` is a function. */
  stored?: WriteCall<unknown>;
  /** Merges the server's answer into the board. */
  settle?: (data: BoardData, answer: Answer) => BoardData;
  /** Whether the answer lacks something that the write changed: then the board is fetched again. */
  refetch?: boolean;
}

export type WriteResult<Answer = unknown> = { ok: true; answer: Answer } | { ok: false; error: unknown };

/** The result when there was nothing to do. */
export const NOTHING_TO_DO: WriteResult = { ok: true, answer: null };
/** The result when the user cancelled and nothing changed. */
export const CANCELLED: WriteResult = { ok: false, error: null };

export interface BoardWriter {
  /** Shows the change at once and sends it after those before it. Never rejects. */
  write: <Answer>(write: BoardWrite<Answer>) => Promise<WriteResult<Answer>>;
  /** Resolves when no write is pending. */
  idle: () => Promise<unknown>;
  isIdle: () => boolean;
  /** Refetches the board soon, or as soon as no write is pending. */
  invalidate: () => void;
}

/** Milliseconds in which many changes by others count as one. */
const GATHER = 150;

const writers = new WeakMap<QueryClient, Map<string, BoardWriter>>();

/** The writer of a board: shared by all that show the board, so that writes keep their order. */
export function boardWriter(client: QueryClient, boardId: string): BoardWriter {
  const known = writers.get(client) ?? new Map<string, BoardWriter>();
  writers.set(client, known);
  const writer = known.get(boardId) ?? createWriter(client, boardId);
  known.set(boardId, writer);
  return writer;
}

/**
 * The shown board is the server's last answer with the pending changes applied over it. A change that fails is left out: those
 * after it stay, and nothing has to be rolled back by hand.
 */
function createWriter(client: QueryClient, boardId: string): BoardWriter {
  const queryKey = scrumboardKeys.board(boardId);
  let base: BoardData | undefined;
  let pending: readonly BoardWrite<never>['apply'][] = [];
  let last: Promise<unknown> = Promise.resolve();
  let isOutdated = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (!base) return;
    const shown = pending.reduce((data, apply) => apply(data), base);
    client.setQueryData<BoardData>(queryKey, shown);
  };
  const refresh = () => {
    isOutdated = false;
    void client.invalidateQueries({ queryKey, exact: true });
    void client.invalidateQueries({ queryKey: scrumboardKeys.boards(), exact: true });
  };

  async function send<Answer>(write: BoardWrite<Answer>, before: Promise<unknown>): Promise<WriteResult<Answer>> {
    const stored = typeof write.call === 'function' ? write.stored : write.call;
    const forget = stored && outbox.keep(boardId, stored);
    await before;
    let result: WriteResult<Answer>;
    try {
      const answer = await (typeof write.call === 'function' ? write.call(base) : sendWrite(write.call));
      forget?.();
      if (base) base = write.settle ? write.settle(write.apply(base), answer) : write.apply(base);
      if (write.refetch) isOutdated = true;
      broadcastInvalidation(boardId);
      result = { ok: true, answer };
    } catch (error) {
      forget?.(error);
      // The server's state is unknown after this.
      isOutdated = true;
      result = { ok: false, error };
    }
    pending = pending.filter((apply) => apply !== write.apply);
    show();
    if (pending.length === 0) {
      base = undefined;
      void client.invalidateQueries({ queryKey: scrumboardKeys.trash(boardId), exact: true });
      if (isOutdated || client.getQueryState(queryKey)?.isInvalidated) refresh();
      else void client.invalidateQueries({ queryKey: scrumboardKeys.boards(), exact: true });
    }
    return result;
  }

  return {
    write(write) {
      // The answer to a request from before this write would show the board without it.
      void client.cancelQueries({ queryKey, exact: true });
      if (pending.length === 0) base = client.getQueryData<BoardData>(queryKey);
      pending = [...pending, write.apply];
      show();
      const sent = send(write, last);
      last = sent;
      return sent;
    },
    idle: () => last,
    isIdle: () => pending.length === 0,
    invalidate() {
      isOutdated = true;
      clearTimeout(gathering);
      gathering = setTimeout(() => {
        if (isOutdated && pending.length === 0) refresh();
      }, GATHER);
    },
  };
}
