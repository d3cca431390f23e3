import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { afterPaint } from '../hooks/afterPaint';
import { guarded } from '../leaveGuard/guarded';
import { useRouter } from './useRouter';

export interface Telling {
  /** In place of the entry of the history that there is. */
  replace: boolean;
}

interface Move<State> extends Telling {
  state: State;
}

/**
 * State of a page that lives in its address. A person's move shows in the same moment; the address, of which the
 * whole frame takes note, follows when that is painted (decision 030). Where something is unsaved the address comes first,
 * since
 * the person may be asked and stay.
 * @param said the address's state
 * @param say writes a state into the address
 */
export function useAddressState<State>(said: State, say: (state: State, telling: Telling) => void) {
  const router = useRouter();
  const [state, show] = useOptimistic(said);
  const latest = useRef({ state, say });
  useLayoutEffect(() => {
    latest.current = { state, say };
  });
  const waiting = useRef<{ moves: Move<State>[]; told: Promise<void> } | null>(null);

  /** Goes on from where the page is now, also where a move made in the same moment has taken it. Stays the same over renders. */
  const go = useCallback(
    (move: (now: State) => State, { replace = false }: Partial<Telling> = {}): void => {
      const next = move(latest.current.state);
      if (guarded.isNow()) {
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
          // Somebody went elsewhere meanwhile: that is where they want to be.
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
