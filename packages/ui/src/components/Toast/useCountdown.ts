import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastClock } from './clock';

/** Calls `onEnd` when `duration` ms have passed, without the paused time. `null` never ends. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void, clock: ToastClock): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (paused || left.current === null) return undefined;
    const started = clock.now();
    const timer = clock.setTimeout(() => end(), left.current);
    return () => {
      clock.clearTimeout(timer);
      if (left.current !== null) left.current -= clock.now() - started;
    };
  }, [duration, paused, clock]);
}
