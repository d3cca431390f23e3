import { useSyncExternalStore } from 'react';
import type { ToastStore } from './toastStore';
import type { ToastItem } from './types';

/** Returns the store's visible toasts: `<ToastRegion toasts={useToasts(store)} …>`. */
export function useToasts(store: ToastStore): readonly ToastItem[] {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
