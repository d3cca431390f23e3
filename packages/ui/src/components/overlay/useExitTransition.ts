import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an overlay that was open stays mounted until its closing animation is over.
 * @param ref the element that moves
 */
export function useExitTransition(open: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  const [isLeaving, setLeaving] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    const gone = () => setLeaving(false);
    const motion = ref.current?.getAnimations() ?? [];
    if (motion.length === 0) {
      gone();
      return undefined;
    }
    let isStale = false;
    void Promise.allSettled(motion.map(({ finished }) => finished)).then(() => {
      if (!isStale) gone();
    });
    return () => {
      isStale = true;
    };
  }, [isLeaving, ref]);
  return isLeaving;
}
