import { localStore, onStoredElsewhere } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** One matter that the tabs of this browser talk about. A tab never hears itself. */
export interface TabTopic<Message> {
  post: (message: Message) => void;
  /** @returns how to stop */
  listen: (listener: (message: Message) => void) => () => void;
}

/** The transport of all topics. */
interface Wire {
  /** @param text of what may be stored for a moment, where the browser has no BroadcastChannel; `null` drops it there */
  post: (topic: string, message: unknown, text: () => string | null) => void;
}

const listeners = new Map<string, Set<(data: unknown) => void>>();
let wire: Wire | null = null;

/**
 * Names a matter. All of them go through one channel of the browser, which is opened with the first that is used.
 * @example const changed = tabTopic<'changed'>('user', (data) => (data === 'changed' ? data : null));
 * @param parse what came from elsewhere, or `null` when it is no such message
 * @param stored turns a message into text that may be stored, or `null`: what is stored could be read later
 */
export function tabTopic<Message>(
  name: string,
  parse: (data: unknown) => Message | null,
  stored: (message: Message) => string | null = (message) => JSON.stringify(message),
): TabTopic<Message> {
  return {
    post(message) {
      wire ??= open();
      wire.post(name, message, () => stored(message));
    },
    listen(listener) {
      wire ??= open();
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all);
      const hear = (data: unknown) => {
        const message = parse(data);
        if (message !== null) listener(message);
      };
      all.add(hear);
      return () => all.delete(hear);
    },
  };
}

function hearAll(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('topic' in data) || !('message' in data)) return;
  for (const hear of listeners.get(String(data.topic)) ?? []) hear(data.message);
}

/** `null` in an old browser, and in Firefox where all cookies are blocked: it throws there. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('stockroom.tabs');
  } catch {
    return null;
  }
}

function open(): Wire {
  const channel = openChannel();
  if (channel) {
    channel.addEventListener('message', (event) => hearAll(event.data));
    return { post: (topic, message) => channel.postMessage({ topic, message }) };
  }
  onStoredElsewhere(storageKeys.signal, () => {
    const text = localStore.get(storageKeys.signal);
    if (text) hearAll(JSON.parse(text));
  });
  return {
    post(topic, _message, textOf) {
      const text = textOf();
      // The time makes two equal messages in a row two events.
      if (text) localStore.set(storageKeys.signal, `{"at":${Date.now()},"topic":${JSON.stringify(topic)},"message":${text}}`);
    },
  };
}
