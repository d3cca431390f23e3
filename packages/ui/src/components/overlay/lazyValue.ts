import { useSyncExternalStore } from 'react';

/**
 * Something that weighs more than the page it is used on: it is loaded when it is first wanted, and whoever shows it draws again when
 * it is there.
 */
export function lazyValue<Value>(load: () => Promise<Value>): LazyValue<Value> {
  let loaded: Value | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const preload = () => {
    loading ??= load().then(
      (value) => {
        loaded = value;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        // Off line now may be on line at the next press.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { preload, useLoaded: () => useSyncExternalStore(subscribe, () => loaded) };
}

export interface LazyValue<Value> {
  /** Loads it before it is needed. Rejects if it can't be loaded. */
  preload: () => Promise<void>;
  /** The loaded value; `null` until then. */
  useLoaded: () => Value | null;
}
