import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down to 0, and can be stopped.
 * @param isOn whether it counts at all
 */
export function useCountdown(seconds: number, isOn: boolean) {
  const [left, setLeft] = useState(seconds);
  const [isPaused, setPaused] = useState(false);
  const isRunning = isOn && !isPaused && left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { left, isPaused, pause: () => setPaused(true), resume: () => setPaused(false) };
}
