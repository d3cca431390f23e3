import type { BoardList } from '@stockroom/contract';
import { useSyncExternalStore } from 'react';

/** Cards held back at a list whose limit blocks. */
export interface HeldCards {
  list: BoardList;
  /** Numbers of cards already in the list, and of cards to be added. */
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

/**
 * Asks the user for a reason to exceed a list's limit.
 * @returns `null` when the cards are to stay where they are
 */
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

/** Cancels a pending question when the user can no longer answer it: the held cards stay where they are. */
export const cancelHeldCards = (): void => held?.answer(null);

/** The held cards, for the dialog that asks. */
export const useHeldCards = (): HeldCards | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
