import { startTransition, useEffect, useState } from 'react';

/**
 * Renders large content in steps, so that the page responds quickly to the click that opens it: the first step at once, the
 * second as soon as that is painted, the others when nothing more urgent is pending.
 * @param count number of steps
 * @returns number of steps to render
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
