import { preloadOverlays } from '@stockroom/ui';
import { startTransition, useEffect, useState } from 'react';
import type { BoardPrewarm } from './BoardPrewarm';

/** Milliseconds after the board appeared until the dialogs of its cards are prewarmed. */
const PAUSE = 1000;

/**
 * Fetches the code of the board's dialogs before they are opened. @returns the component that prewarms them. A fetch that fails
 * now is repeated when the code is needed
 */
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
