/** The item that Undo restores: the board focuses it next. */
export interface RestoredItem {
  kind: 'card' | 'list';
  id: string;
}

/** A change that can be undone and then redone. */
export interface Undoable {
  /** Describes the change. */
  message: string;
  undo: () => void;
  redo: () => void;
}

/** How many changes of a board can be undone by keyboard. */
const LIMIT = 50;

interface History {
  done: readonly Undoable[];
  /** The undone changes, the latest last; cleared by the next change. */
  undone: readonly Undoable[];
}

const EMPTY: History = { done: [], undone: [] };
const histories = new Map<string, History>();
const listeners = new Set<(boardId: string, back: RestoredItem) => void>();
const of = (boardId: string): History => histories.get(boardId) ?? EMPTY;

/** The undo history of a board in this tab: changes are undone last first, and can be redone. */
export const boardHistory = {
  /** @param isAgain the change was undone before and is now redone: the other undone changes can still be redone */
  push(boardId: string, entry: Undoable, isAgain = false): void {
    const { done, undone } = of(boardId);
    histories.set(boardId, { done: [...done, entry].slice(-LIMIT), undone: isAgain ? undone : [] });
  },
  /** Removes a change that never took effect. */
  drop(boardId: string, entry: Undoable): void {
    const { done, undone } = of(boardId);
    histories.set(boardId, { done: done.filter((other) => other !== entry), undone: undone.filter((other) => other !== entry) });
  },
  /** Marks a change as undone, whichever way it was undone. */
  undone(boardId: string, entry: Undoable): void {
    boardHistory.drop(boardId, entry);
    const { done, undone } = of(boardId);
    histories.set(boardId, { done, undone: [...undone, entry].slice(-LIMIT) });
  },
  last: (boardId: string): Undoable | undefined => of(boardId).done.at(-1),
  lastUndone: (boardId: string): Undoable | undefined => of(boardId).undone.at(-1),
  /** Tells the screen of the board which item has been restored. */
  tell(boardId: string, back: RestoredItem): void {
    for (const listener of listeners) listener(boardId, back);
  },
  /** Calls `listener` with each restored item. @returns unsubscribes */
  listen(listener: (boardId: string, back: RestoredItem) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
