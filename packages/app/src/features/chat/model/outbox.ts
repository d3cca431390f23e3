/** Something said that the server has not taken yet. */
export interface Outgoing {
  key: number;
  value: string;
  status: 'sending' | 'failed';
}

export interface Outbox {
  /** In the order in which they were said. The same array until it changes. */
  of: (chat: string) => readonly Outgoing[];
  /** Sends after what was said before in the same conversation. */
  send: (chat: string, value: string, deliver: Deliver, onFail: (error: unknown, value: string) => void) => void;
  retry: (chat: string, key: number) => void;
  drop: (chat: string, key: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Gives one message to the server; rejects when it was not taken. */
export type Deliver = (value: string) => Promise<unknown>;

const NONE: readonly Outgoing[] = [];

/**
 * What is on its way, and what did not arrive: it outlives the panel, so that closing it loses nothing. One after the other in each
 * conversation, so that late answers change no order.
 */
export function createOutbox(): Outbox {
  const boxes = new Map<string, readonly Outgoing[]>();
  const lines = new Map<string, Promise<void>>();
  const attempts = new Map<number, () => void>();
  const listeners = new Set<() => void>();
  let lastKey = 0;

  const change = (chat: string, make: (items: readonly Outgoing[]) => readonly Outgoing[]) => {
    boxes.set(chat, make(boxes.get(chat) ?? NONE));
    for (const listener of listeners) listener();
  };
  const setStatus = (chat: string, key: number, status: Outgoing['status']) =>
    change(chat, (items) => items.map((item) => (item.key === key ? { ...item, status } : item)));
  const remove = (chat: string, key: number) => {
    attempts.delete(key);
    change(chat, (items) => items.filter((item) => item.key !== key));
  };

  return {
    of: (chat) => boxes.get(chat) ?? NONE,
    send(chat, value, deliver, onFail) {
      lastKey += 1;
      const key = lastKey;
      const attempt = () => {
        const before = lines.get(chat) ?? Promise.resolve();
        const now = before
          .then(() => deliver(value))
          .then(
            () => remove(chat, key),
            (error: unknown) => {
              setStatus(chat, key, 'failed');
              onFail(error, value);
            },
          );
        lines.set(chat, now);
      };
      attempts.set(key, attempt);
      change(chat, (items) => [...items, { key, value, status: 'sending' }]);
      attempt();
    },
    retry(chat, key) {
      if (boxes.get(chat)?.find((item) => item.key === key)?.status !== 'failed') return;
      setStatus(chat, key, 'sending');
      attempts.get(key)?.();
    },
    drop: remove,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's own. Conversations are named with the person who writes, so that nobody sees another's. */
export const outbox = createOutbox();
