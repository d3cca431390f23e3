import type { ToastItem } from './types';

/** How many lie on the screen at once. */
const LIMIT = 4;

/** The toasts of an app: a store without a framework, so that machines' actors and mutations can show one too. */
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

/** The oldest gives way; one that offers something only when none else can, and one that says what failed last of all: it may be all that is left of it. */
function withinLimit(toasts: ToastItem[]): ToastItem[] {
  if (toasts.length <= LIMIT) return toasts;
  const others = toasts.slice(0, -1);
  const done = others.filter(({ tone }) => tone !== 'critical');
  const leaving = done.find(({ action }) => !action) ?? done[0] ?? others[0];
  return toasts.filter((toast) => toast !== leaving);
}

export interface ToastStore {
  /** Calls the listener after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The visible toasts, oldest first. The same array until it changes. */
  getSnapshot: () => readonly ToastItem[];
  /** Shows a toast and returns its id. An `id` of one's own replaces the toast that has it: one event, one toast. */
  show: (toast: Omit<ToastItem, 'id'> & { id?: string }) => string;
  dismiss: (id: string) => void;
}
