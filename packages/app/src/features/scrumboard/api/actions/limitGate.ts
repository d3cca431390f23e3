import type { BoardList } from '@stockroom/contract';
import { useSyncExternalStore } from 'react';

/** Cards that are held at a list whose limit blocks. */
export interface HeldCards {
  list: BoardList;
  /** Cards that stand there, and those that want to. */
  count: number;
  arriving: number;
  /** `null`: they stay where they are. */
  answer: (reason: string | null) => void;
}

let held: HeldCards | null = null;
const listeners = new Set<() => void>();

function put(next: HeldCards | null): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Asks for the reason to go over a list's limit. @returns `null` when the cards are to stay where they are */
export function askReason(question: Omit<HeldCards, 'answer'>): Promise<string | null> {
  held?.answer(null);
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (reason) => {
        put(null);
        resolve(reason);
      },
    });
  });
}

/** Nobody can answer any more: what is held stays where it is. */
export const leaveHeld = (): void => held?.answer(null);

/** The cards held now, for the dialog that asks. */
export const useHeldCards = (): HeldCards | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
