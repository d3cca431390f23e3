import { localStore, onStoredElsewhere } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** A topic of messages between the tabs of this browser. A tab never receives its own. */
export interface TabTopic<Message> {
  post: (message: Message) => void;
  /** @returns a function that stops listening */
  listen: (listener: (message: Message) => void) => () => void;
}

/** The transport of all topics. */
interface Wire {
  /**
   * @param text of a message that may be stored for a moment, where the browser has no BroadcastChannel; `null` drops it
   * there
   */
  post: (topic: string, message: unknown, text: () => string | null) => void;
}

const listeners = new Map<string, Set<(data: unknown) => void>>();
let wire: Wire | null = null;

/**
 * Creates a topic. All topics share one browser channel, which is opened on first use.
 * @example const changed = tabTopic<'changed'>('user', (data) => (data === 'changed' ? data : null));
 * @param parse reads a message from elsewhere, or `null` when it is no such message
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
      const onData = (data: unknown) => {
        const message = parse(data);
        if (message !== null) listener(message);
      };
      all.add(onData);
      return () => all.delete(onData);
    },
  };
}

function dispatchMessage(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('topic' in data) || !('message' in data)) return;
  for (const onData of listeners.get(String(data.topic)) ?? []) onData(data.message);
}

/** Opens the channel. `null` in an old browser, and in Firefox with all cookies blocked, where it throws. */
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
    channel.addEventListener('message', (event) => dispatchMessage(event.data));
    return { post: (topic, message) => channel.postMessage({ topic, message }) };
  }
  onStoredElsewhere(storageKeys.signal, () => {
    const text = localStore.get(storageKeys.signal);
    if (text) dispatchMessage(JSON.parse(text));
  });
  return {
    post(topic, _message, textOf) {
      const text = textOf();
      // The time distinguishes two equal messages in a row.
      if (text) localStore.set(storageKeys.signal, `{"at":${Date.now()},"topic":${JSON.stringify(topic)},"message":${text}}`);
    },
  };
}
