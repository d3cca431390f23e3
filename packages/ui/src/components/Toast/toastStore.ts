import type { ToastItem } from './types';

/** Maximum number of toasts on the screen. */
const LIMIT = 4;

/** Creates the store of an app's toasts: without a framework, so that machines' actors and mutations can show toasts too. */
export function createToastStore(): ToastStore {
  let toasts: readonly ToastItem[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly ToastItem[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => toasts,
    show: (toast) => {
      count += 1;
      const id = toast.id ?? `toast-${count}`;
      put(withinLimit([...toasts.filter((other) => other.id !== id), { ...toast, id }]));
      return id;
    },
    dismiss: (id) => {
      if (toasts.some((toast) => toast.id === id)) put(toasts.filter((toast) => toast.id !== id));
    },
  };
}

/**
 * Drops the oldest toasts beyond the limit; those with an action only when no others are left, and error toasts last of all: an
 * error toast may be the only trace of the failure.
 */
function withinLimit(toasts: ToastItem[]): ToastItem[] {
  if (toasts.length <= LIMIT) return toasts;
  const others = toasts.slice(0, -1);
  const done = others.filter(({ tone }) => tone !== 'critical');
  const leaving = done.find(({ action }) => !action) ?? done[0] ?? others[0];
  return toasts.filter((toast) => toast !== leaving);
}

export interface ToastStore {
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The visible toasts, oldest first. The same array until it changes. */
  getSnapshot: () => readonly ToastItem[];
  /** Shows a toast and returns its id. A given `id` replaces the toast with that id: one event, one toast. */
  show: (toast: Omit<ToastItem, 'id'> & { id?: string }) => string;
  dismiss: (id: string) => void;
}
