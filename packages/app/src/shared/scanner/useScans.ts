import { useEffectEvent, useLayoutEffect } from 'react';
import { type ScanListener, scans } from './scans';

/**
 * Listens for scans while the component is mounted.
 * @param listener returns whether it handled the scan
 */
export function useScans(listener: ScanListener): void {
  const onScan = useEffectEvent(listener);
  // In a layout effect, so that no scan before the paint is missed.
  useLayoutEffect(() => scans.listen((scan) => onScan(scan)), []);
}
