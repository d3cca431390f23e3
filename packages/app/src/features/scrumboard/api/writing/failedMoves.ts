import { toasts } from '#shared/toast/toast';

/** A move that the server rejected. */
export interface FailedMove {
  /** Ids of the moved cards, or of the moved list. */
  ids: readonly string[];
  /** The message when this is the only failed move. */
  message: string;
  retry: () => unknown;
}

/** Labels of the toast for several failed moves. */
export interface FailureMessages {
  many: (count: number) => string;
  retry: string;
}

const failed = new Map<string, readonly FailedMove[]>();
const toastOf = (boardId: string): string => `scrumboard failed moves ${boardId}`;
const isShown = (boardId: string): boolean => toasts.getSnapshot().some(({ id }) => id === toastOf(boardId));

/** The failed moves of a board: one toast covers everything that is still not where it should be. */
export const failedMoves = {
  add(boardId: string, move: FailedMove, messages: FailureMessages): void {
    // A dismissed message is not shown again.
    const before = isShown(boardId) ? (failed.get(boardId) ?? []) : [];
    show(boardId, [...before.filter((other) => !overlaps(other, move.ids)), move], messages);
  },
  /** Forgets items that have been moved successfully since. */
  settle(boardId: string, ids: readonly string[], messages: FailureMessages): void {
    const before = failed.get(boardId) ?? [];
    const left = before.filter((move) => !overlaps(move, ids));
    if (left.length === before.length) return;
    if (left.length > 0 && isShown(boardId)) show(boardId, left, messages);
    else {
      failed.delete(boardId);
      toasts.dismiss(toastOf(boardId));
    }
  },
};

const overlaps = (move: FailedMove, ids: readonly string[]): boolean => move.ids.some((id) => ids.includes(id));

function show(boardId: string, moves: readonly FailedMove[], messages: FailureMessages): void {
  failed.set(boardId, moves);
  const count = moves.reduce((sum, { ids }) => sum + ids.length, 0);
  const onAction = () => {
    failed.delete(boardId);
    toasts.dismiss(toastOf(boardId));
    for (const { retry } of moves) void retry();
  };
  toasts.show({
    id: toastOf(boardId),
    tone: 'critical',
    message: moves.length === 1 ? (moves[0]?.message ?? '') : messages.many(count),
    action: { label: messages.retry, onAction },
  });
}
