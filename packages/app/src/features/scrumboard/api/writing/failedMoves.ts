import { toasts } from '../../../../shared/toast/toast';

/** A move that the server did not take. */
export interface FailedMove {
  /** Cards, or a list. */
  ids: readonly string[];
  /** The message when it is the only one. */
  message: string;
  retry: () => unknown;
}

/** The message for several. */
export interface FailureMessages {
  many: (count: number) => string;
  retry: string;
}

const failed = new Map<string, readonly FailedMove[]>();
const toastOf = (boardId: string): string => `scrumboard failed moves ${boardId}`;
const isShown = (boardId: string): boolean => toasts.getSnapshot().some(({ id }) => id === toastOf(boardId));

/** Moves of a board that failed: one toast tells of all that are still not where they should be. */
export const failedMoves = {
  add(boardId: string, move: FailedMove, words: FailureMessages): void {
    // A dismissed message is not said again.
    const before = isShown(boardId) ? (failed.get(boardId) ?? []) : [];
    show(boardId, [...before.filter((other) => !overlaps(other, move.ids)), move], words);
  },
  /** These were moved well since. */
  settle(boardId: string, ids: readonly string[], words: FailureMessages): void {
    const before = failed.get(boardId) ?? [];
    const left = before.filter((move) => !overlaps(move, ids));
    if (left.length === before.length) return;
    if (left.length > 0 && isShown(boardId)) show(boardId, left, words);
    else {
      failed.delete(boardId);
      toasts.dismiss(toastOf(boardId));
    }
  },
};

const overlaps = (move: FailedMove, ids: readonly string[]): boolean => move.ids.some((id) => ids.includes(id));

function show(boardId: string, moves: readonly FailedMove[], words: FailureMessages): void {
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
    message: moves.length === 1 ? (moves[0]?.message ?? '') : words.many(count),
    action: { label: words.retry, onAction },
  });
}
