import type { SendChatMessage } from '@stockroom/contract';

/** A message that the server has not accepted yet. */
export interface UnsentMessage extends Omit<SendChatMessage, 'id'> {
  id: string;
  status: 'sending' | 'failed';
  /** Time of writing, ISO 8601. */
  at: string;
}

/** How messages are sent. */
export interface Post {
  /** Sends a message; rejects when the server did not accept it. */
  deliver: (item: UnsentMessage) => Promise<unknown>;
  /** @returns whether to retry automatically later, because the session ended during the send */
  onFail: (error: unknown, item: UnsentMessage) => boolean;
}

/** Storage of the messages between pages. */
export interface OutboxStore {
  read: (userId: string) => readonly UnsentMessage[];
  put: (userId: string, item: UnsentMessage) => void;
  remove: (userId: string, id: string) => void;
}

export interface Outbox {
  /** In order of writing. The same array until it changes. */
  of: (userId: string, chatId: string) => readonly UnsentMessage[];
  /** Sends a message after the earlier ones of its conversation; failed messages go first. */
  send: (userId: string, item: Omit<UnsentMessage, 'status'>, post: Post) => void;
  /** Sends the failed messages of a conversation, in order. */
  retry: (userId: string, chatId: string, post: Post) => void;
  drop: (userId: string, id: string) => void;
  /** Resumes the messages that were pending when the page was left. */
  resume: (userId: string, post: Post) => void;
  /** Sends all messages, including failed ones. Settles when each has succeeded or failed. */
  sendAll: (userId: string, post: Post) => Promise<void>;
  /** Call it when the storage may contain other messages. */
  reload: () => void;
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly UnsentMessage[] = [];

/**
 * Creates the outbox of pending and failed messages, which survive panel, page and reload. Each conversation sends one after
 * another, and if one fails, those behind it wait: neither late responses nor failures change the order.
 */
export function createOutbox(store: OutboxStore): Outbox {
  const all = new Map<string, readonly UnsentMessage[]>();
  const shown = new Map<string, readonly UnsentMessage[]>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const itemsOf = (userId: string): readonly UnsentMessage[] => {
    const items = all.get(userId) ?? store.read(userId);
    all.set(userId, items);
    return items;
  };
  const change = (userId: string, make: (items: readonly UnsentMessage[]) => readonly UnsentMessage[]) => {
    const before = itemsOf(userId);
    const items = make(before);
    all.set(userId, items);
    shown.clear();
    for (const item of items) if (!before.includes(item)) store.put(userId, item);
    for (const { id } of before) if (!items.some((item) => item.id === id)) store.remove(userId, id);
    for (const listener of listeners) listener();
  };
  const setAll = (userId: string, chatId: string, status: UnsentMessage['status']) =>
    change(userId, (items) => items.map((item) => (item.chatId === chatId ? { ...item, status } : item)));
  const chatsOf = (items: readonly UnsentMessage[]) => new Set(items.map(({ chatId }) => chatId));
  const remove = (userId: string, id: string) => change(userId, (items) => items.filter((item) => item.id !== id));

  const sendNext = async (userId: string, chatId: string, { deliver, onFail }: Post) => {
    const next = () => itemsOf(userId).find((item) => item.chatId === chatId && item.status === 'sending');
    for (let item = next(); item; item = next()) {
      try {
        await deliver(item);
        remove(userId, item.id);
      } catch (error) {
        if (onFail(error, item)) break;
        setAll(userId, chatId, 'failed');
      }
    }
  };
  const run = (userId: string, chatId: string, post: Post): Promise<void> => {
    const line = `${userId} ${chatId}`;
    const isRunning = running.get(line) ?? sendNext(userId, chatId, post).finally(() => running.delete(line));
    running.set(line, isRunning);
    return isRunning;
  };

  return {
    of(userId, chatId) {
      const key = `${userId} ${chatId}`;
      const known = shown.get(key);
      if (known) return known;
      const items = itemsOf(userId).filter((item) => item.chatId === chatId);
      const snapshot = items.length === 0 ? NONE : items;
      shown.set(key, snapshot);
      return snapshot;
    },
    send(userId, item, post) {
      change(userId, (items) => [...items, { ...item, status: 'sending' }]);
      setAll(userId, item.chatId, 'sending');
      void run(userId, item.chatId, post);
    },
    retry(userId, chatId, post) {
      setAll(userId, chatId, 'sending');
      void run(userId, chatId, post);
    },
    drop: remove,
    resume(userId, post) {
      for (const chatId of chatsOf(itemsOf(userId).filter(({ status }) => status === 'sending'))) void run(userId, chatId, post);
    },
    async sendAll(userId, post) {
      await Promise.all(
        [...chatsOf(itemsOf(userId))].map((chatId) => {
          setAll(userId, chatId, 'sending');
          return run(userId, chatId, post);
        }),
      );
    },
    reload() {
      for (const [userId, items] of all) {
        all.set(
          userId,
          store.read(userId).map((item) => items.find(({ id }) => id === item.id) ?? item),
        );
      }
      shown.clear();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
