import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether the page has had a moment with nothing to do since this was first drawn: what nobody sees at once can come then. */
export function useIdleOnce(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenIdle().then(() => isHere && startTransition(() => setRested(true)));
    return () => {
      isHere = false;
    };
  }, []);
  return hasRested;
}
