import { useEffect, useState } from 'react';

/** How long a wait must last before it is shown, in milliseconds. */
export const SHOWN_AFTER = 150;

/** Whether something has been so for a while: what is over at once shows no skeleton. */
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
