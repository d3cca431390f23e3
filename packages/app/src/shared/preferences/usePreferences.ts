import { useCallback, useSyncExternalStore } from 'react';
import type { Preferences } from './preferences';
import { preferenceStore } from './preferenceStore';

/** The preferences and their setter. A change is stored on this device and reaches every tab. */
export function usePreferences(): [Preferences, (changes: Partial<Preferences>) => void] {
  return [useSyncExternalStore(preferenceStore.subscribe, preferenceStore.get, preferenceStore.get), preferenceStore.set];
}

/**
 * Visible columns of one table, and their setter, which is stable over renders.
 * @param table name of the table, such as `inventory`
 * @param initial columns shown until somebody chooses; must be the same array on every render
 */
export function useColumns(table: string, initial: readonly string[]): [readonly string[], (columns: readonly string[]) => void] {
  const [{ columns }, set] = usePreferences();
  const choose = useCallback(
    (chosen: readonly string[]) => set({ columns: { ...preferenceStore.get().columns, [table]: [...chosen] } }),
    [set, table],
  );
  return [columns[table] ?? initial, choose];
}
