import { useLayoutEffect, useRef } from 'react';
import { type Scan, scans } from '../../../../shared/scanner/scans';
import { useScans } from '../../../../shared/scanner/useScans';

/** Stands for a mode whose code is on its way: what is scanned meanwhile was meant for it, and is handed to it once it is there. */
export function HeldScans() {
  const held = useRef<Scan[]>([]);
  useScans((scan) => {
    held.current.push(scan);
    return true;
  });
  useLayoutEffect(() => {
    const waiting = held.current;
    return () => {
      // The component that replaces it listens by then.
      queueMicrotask(() => {
        for (const scan of waiting.splice(0)) scans.hand(scan);
      });
    };
  }, []);
  return null;
}
