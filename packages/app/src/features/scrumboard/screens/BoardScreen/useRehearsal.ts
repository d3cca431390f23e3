import { preloadOverlays } from '@stockroom/ui';
import { startTransition, useEffect, useState } from 'react';
import type { BoardRehearsal } from './BoardRehearsal';

/** When the board has been there for so long, in milliseconds, what its cards open is made ready. */
const PAUSE = 1000;

/** Fetches what a board opens before it is opened. @returns what rehearses it. What fails now is fetched again when it is needed */
export function useRehearsal() {
  const [parts, setParts] = useState<{ BoardRehearsal: typeof BoardRehearsal } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import('./BoardRehearsal'), preloadOverlays()]).then(
        ([loaded]) => startTransition(() => setParts(loaded)),
        () => undefined,
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return parts?.BoardRehearsal;
}
