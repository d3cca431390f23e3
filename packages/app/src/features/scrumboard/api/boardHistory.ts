/** A change that can be taken back. */
export interface Undoable {
  /** What was done, for whoever wants to take it back. */
  message: string;
  undo: () => void;
}

/** Changes of a board that can be taken back by the keyboard. */
const LIMIT = 50;

const histories = new Map<string, readonly Undoable[]>();

/** What was done on a board in this tab, so that it can be taken back in turn, the last first. */
export const boardHistory = {
  push(boardId: string, entry: Undoable): void {
    histories.set(boardId, [...(histories.get(boardId) ?? []), entry].slice(-LIMIT));
  },
  /** Takes one out, when it is undone by another way or was never done. */
  drop(boardId: string, entry: Undoable): void {
    histories.set(
      boardId,
      (histories.get(boardId) ?? []).filter((other) => other !== entry),
    );
  },
  last: (boardId: string): Undoable | undefined => histories.get(boardId)?.at(-1),
};
