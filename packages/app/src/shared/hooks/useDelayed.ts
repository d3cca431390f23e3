import { useEffect, useState } from 'react';

/** Delay before a loading state is shown, in milliseconds. */
export const SHOWN_AFTER = 150;

/** Whether a condition has held for a while: a short wait shows no skeleton. */
export function useDelayed(isSo: boolean, delay = SHOWN_AFTER): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), delay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, delay]);
  return isSo && isLong;
}
