import { useLayoutEffect, useRef } from 'react';
import { type Scan, scans } from '#shared/scanner/scans';
import { useScans } from '#shared/scanner/useScans';

/** Holds scans while the code of a mode loads, and passes them to the mode once it has mounted. */
export function HeldScans() {
  const held = useRef<Scan[]>([]);
  useScans((scan) => {
    held.current.push(scan);
    return true;
  });
  useLayoutEffect(() => {
    const waiting = held.current;
    return () => {
      // The component that replaces this one is listening once the microtask runs.
      queueMicrotask(() => {
        for (const scan of waiting.splice(0)) scans.hand(scan);
      });
    };
  }, []);
  return null;
}
