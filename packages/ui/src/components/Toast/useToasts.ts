import { useSyncExternalStore } from 'react';
import type { ToastStore } from './toastStore';
import type { ToastItem } from './types';

/** What the store shows now: `<ToastRegion toasts={useToasts(store)} …>`. */
export function useToasts(store: ToastStore): readonly ToastItem[] {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
