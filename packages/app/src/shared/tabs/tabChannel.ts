import { localStore, onStoredElsewhere } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** Talks to the other tabs of this browser. A tab never hears itself. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  listen: (listener: (message: Message) => void) => () => void;
  close: () => void;
}

/**
 * Opens a channel. Where the browser has no BroadcastChannel, `fallback` messages go through a storage event;
 * others are dropped, as what is stored could be read later.
 * @param fallback turns a message into text that may be stored, or `null`
 */
export function openTabChannel<Message>(
  name: string,
  parse: (data: unknown) => Message | null,
  fallback: (message: Message) => string | null,
): TabChannel<Message> {
  const listeners = new Set<(message: Message) => void>();
  const hear = (data: unknown) => {
    const message = parse(data);
    if (message) for (const listener of listeners) listener(message);
  };
  const listen = (listener: (message: Message) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', (event) => hear(event.data));
    return { post: (message) => channel.postMessage(message), listen, close: () => channel.close() };
  }

  const stop = onStoredElsewhere(storageKeys.signal, () => {
    const stored = localStore.get(storageKeys.signal);
    const signal: unknown = stored ? JSON.parse(stored) : null;
    if (typeof signal === 'object' && signal && 'message' in signal) hear(signal.message);
  });
  return {
    post(message) {
      const text = fallback(message);
      // The time makes two equal messages in a row two events.
      if (text) localStore.set(storageKeys.signal, `{"at":${Date.now()},"message":${text}}`);
    },
    listen,
    close: stop,
  };
}
