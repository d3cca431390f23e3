import { useEffectEvent, useLayoutEffect } from 'react';
import { type ScanListener, scans } from './scans';

/**
 * Hears scans for as long as the component stands on the page.
 * @param listener says whether a scan was for it
 */
export function useScans(listener: ScanListener): void {
  const hear = useEffectEvent(listener);
  // With what is drawn, not after it: a scanner does not wait.
  useLayoutEffect(() => scans.listen((scan) => hear(scan)), []);
}
