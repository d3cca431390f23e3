import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** Whether the page has been idle once since the first render: content that is not in view can render then. */
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
