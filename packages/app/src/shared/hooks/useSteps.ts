import { startTransition, useEffect, useState } from 'react';

/**
 * Draws something large in steps, so that the page answers the press that opens it: the first at once, the second as soon as that is painted,
 * those that follow when nothing more urgent is to be done.
 * @param count of the steps
 * @returns how many of them are to be drawn
 */
export function useSteps(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      const next = () => setDrawn(drawn + 1);
      timer = setTimeout(() => (drawn === 1 ? next() : startTransition(next)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count]);
  return drawn;
}
