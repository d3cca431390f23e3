import { preloadMenu } from '@stockroom/ui';
import { useEffect } from 'react';

/** When the board has been there for so long, in milliseconds, what its cards open is fetched. */
const PAUSE = 1000;

/** Fetches the code of menus and of a card's dialog before one is opened. What fails now is fetched again when it is needed. */
export function usePreloads(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.allSettled([preloadMenu(), import('../CardDialog/CardDialog')]);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
