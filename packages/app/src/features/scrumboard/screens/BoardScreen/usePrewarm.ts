import { preloadOverlays } from '@stockroom/ui';
import { startTransition, useEffect, useState } from 'react';
import type { BoardPrewarm } from './BoardPrewarm';

/** When the board has been there for so long, in milliseconds, what its cards open is made ready. */
const PAUSE = 1000;

/** Fetches what a board opens before it is opened. @returns what rehearses it. What fails now is fetched again when it is needed */
export function usePrewarm() {
  const [parts, setParts] = useState<{ BoardPrewarm: typeof BoardPrewarm } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      Promise.all([import('./BoardPrewarm'), preloadOverlays()]).then(
        ([loaded]) => startTransition(() => setParts(loaded)),
        () => undefined,
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return parts?.BoardPrewarm;
}
