import { useCallback } from 'react';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { usePreferences } from '#shared/preferences/usePreferences';

const NONE: readonly string[] = [];

/** Ids of the widgets of a dashboard hidden on this device, and their setter. */
export function useHiddenWidgets(dashboard: string): [readonly string[], (ids: readonly string[]) => void] {
  const [{ hiddenWidgets }, set] = usePreferences();
  const hide = useCallback(
    (ids: readonly string[]) => set({ hiddenWidgets: { ...preferenceStore.get().hiddenWidgets, [dashboard]: [...ids] } }),
    [set, dashboard],
  );
  return [hiddenWidgets[dashboard] ?? NONE, hide];
}
