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
 * @param said the address's state
 * @param say writes a state into the address
 */
export function useAddressState<State>(said: State, say: (state: State, telling: HistoryOptions) => void) {
  const router = useRouter();
  const [state, show] = useOptimistic(said);
  const latest = useRef({ state, say });
  useLayoutEffect(() => {
    latest.current = { state, say };
  });
  const waiting = useRef<{ moves: Move<State>[]; told: Promise<void> } | null>(null);

  /** Moves on from the current state, including moves made in the same moment. Stable over renders. */
  const go = useCallback(
    (move: (now: State) => State, { replace = false }: Partial<HistoryOptions> = {}): void => {
      const next = move(latest.current.state);
      if (activeGuards.isNow()) {
        latest.current.say(next, { replace });
        return;
      }
      latest.current.state = next;
      waiting.current ??= begin();
      const { moves, told } = waiting.current;
      moves.push({ state: next, replace });
      startTransition(async () => {
        show(next);
        await told;
      });

      function begin() {
        const begun: Move<State>[] = [];
        const { key } = router.state.location;
        const tell = async () => {
          await afterPaint();
          waiting.current = null;
          // The user navigated elsewhere meanwhile, and stays there.
          if (router.state.location.key !== key) return;
          for (const { state: each, ...telling } of begun) latest.current.say(each, telling);
        };
        return { moves: begun, told: tell() };
      }
    },
    [router, show],
  );
  return { state, go };
}
