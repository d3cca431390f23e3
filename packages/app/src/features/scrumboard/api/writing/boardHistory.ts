/** The item that Undo brings back: the person looks at it next. */
export interface ComesBack {
  kind: 'card' | 'list';
  id: string;
}

/** A change that can be taken back, and done again then. */
export interface Undoable {
  /** An act that can be undone. */
  message: string;
  undo: () => void;
  redo: () => void;
}

/** Changes of a board that can be taken back by the keyboard. */
const LIMIT = 50;

interface History {
  done: readonly Undoable[];
  /** Taken back, the last one last; gone with the next change. */
  undone: readonly Undoable[];
}

const EMPTY: History = { done: [], undone: [] };
const histories = new Map<string, History>();
const listeners = new Set<(boardId: string, back: ComesBack) => void>();
const of = (boardId: string): History => histories.get(boardId) ?? EMPTY;

/** The undo history of a board in this tab: undone in turn, the last first, and done again. */
export const boardHistory = {
  /** @param isAgain it was done before and taken back: what else was taken back can still be done again */
  push(boardId: string, entry: Undoable, isAgain = false): void {
    const { done, undone } = of(boardId);
    histories.set(boardId, { done: [...done, entry].slice(-LIMIT), undone: isAgain ? undone : [] });
  },
  /** Takes one out that was never done. */
  drop(boardId: string, entry: Undoable): void {
    const { done, undone } = of(boardId);
    histories.set(boardId, { done: done.filter((other) => other !== entry), undone: undone.filter((other) => other !== entry) });
  },
  /** It is taken back, by whatever way. */
  undone(boardId: string, entry: Undoable): void {
    boardHistory.drop(boardId, entry);
    const { done, undone } = of(boardId);
    histories.set(boardId, { done, undone: [...undone, entry].slice(-LIMIT) });
  },
  last: (boardId: string): Undoable | undefined => of(boardId).done.at(-1),
  lastUndone: (boardId: string): Undoable | undefined => of(boardId).undone.at(-1),
  /** Tells the board that shows it what has come back. */
  tell(boardId: string, back: ComesBack): void {
    for (const listener of listeners) listener(boardId, back);
  },
  /** Hears of what comes back. @returns how to stop */
  listen(listener: (boardId: string, back: ComesBack) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
