import { useSyncExternalStore } from 'react';

/**
 * Creates a value larger than the page that uses it: it is loaded when first needed, and components that use it re-render when
 * it arrives.
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
        // The user may be online again at the next press.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { preload, useLoaded: () => useSyncExternalStore(subscribe, () => loaded) };
}

export interface LazyValue<Value> {
  /** Loads it before it is needed. Rejects if loading fails. */
  preload: () => Promise<void>;
  /** The loaded value; `null` until then. */
  useLoaded: () => Value | null;
}
