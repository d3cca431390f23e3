import { useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext';
import { type RecentScan, recentScansOf, withScan } from './recentScans';

/** The person's recent scans on this device, and their setters. */
export function useRecentScans() {
  const list = recentScansOf(useSession().user.id);
  return {
    scans: useSyncExternalStore(list.subscribe, list.get),
    add: (scan: Omit<RecentScan, 'at'>) => list.change((scans) => withScan(scans, { ...scan, at: Date.now() })),
    clear: () => list.change(() => []),
  };
}
