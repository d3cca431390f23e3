import { useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext';
import { recentScansOf } from './recentScans';

/** What the person scanned on this device lately, and what changes that. */
export function useRecentScans() {
  const store = recentScansOf(useSession().user.id);
  return { scans: useSyncExternalStore(store.subscribe, store.get), add: store.add, clear: store.clear };
}
