import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { afterPaint } from '../hooks/afterPaint';
import { activeGuards } from '../leaveGuard/activeGuards';
import { useRouter } from './useRouter';

export interface HistoryOptions {
  /** Replaces the current history entry. */
  replace: boolean;
}

interface Move<State> extends HistoryOptions {
  state: State;
}

/**
 * State of a page that is stored in its address. A user's move shows at once; the address, on which the whole frame
 * re-renders, follows after the paint (decision 030). While something is unsaved the address changes first, since the user may
 * be asked and stay.
 * @param addressState the address's state
 * @param writeAddress writes a state into the address
 */
export function useAddressState<State>(
  addressState: State,
  writeAddress: (state: State, historyOptions: HistoryOptions) => void,
) {
  const router = useRouter();
  const [state, show] = useOptimistic(addressState);
  const latest = useRef({ state, writeAddress });
  useLayoutEffect(() => {
    latest.current = { state, writeAddress };
  });
  const waiting = useRef<{ moves: Move<State>[]; addressWritten: Promise<void> } | null>(null);

  /** Moves on from the current state, including moves made in the same moment. Stable over renders. */
  const go = useCallback(
    (move: (now: State) => State, { replace = false }: Partial<HistoryOptions> = {}): void => {
      const next = move(latest.current.state);
      if (activeGuards.isNow()) {
        latest.current.writeAddress(next, { replace });
        return;
      }
      latest.current.state = next;
      waiting.current ??= begin();
      const { moves, addressWritten } = waiting.current;
      moves.push({ state: next, replace });
      startTransition(async () => {
        show(next);
        await addressWritten;
      });

      function begin() {
        const pendingMoves: Move<State>[] = [];
        const { key } = router.state.location;
        const writeMoves = async () => {
          await afterPaint();
          waiting.current = null;
          // The user navigated elsewhere meanwhile, and stays there.
          if (router.state.location.key !== key) return;
          for (const { state: each, ...historyOptions } of pendingMoves) latest.current.writeAddress(each, historyOptions);
        };
        return { moves: pendingMoves, addressWritten: writeMoves() };
      }
    },
    [router, show],
  );
  return { state, go };
}
