import type { SendChatMessage } from '@stockroom/contract';

/** Something said that the server has not taken yet. */
export interface Outgoing extends Omit<SendChatMessage, 'id'> {
  id: string;
  status: 'sending' | 'failed';
  /** When it was said, ISO 8601. */
  at: string;
}

/** How messages leave. */
export interface Post {
  /** Gives one to the server; rejects when it was not taken. */
  deliver: (item: Outgoing) => Promise<unknown>;
  /** @returns whether it is to be tried again by itself later: the session ended under it */
  onFail: (error: unknown, item: Outgoing) => boolean;
}

/** Where it lies when the page goes. */
export interface OutboxStore {
  read: (userId: string) => readonly Outgoing[];
  put: (userId: string, item: Outgoing) => void;
  remove: (userId: string, id: string) => void;
}

export interface Outbox {
  /** In the order in which they were said. The same array until it changes. */
  of: (userId: string, chatId: string) => readonly Outgoing[];
  /** Sends after what was said before in the same conversation; what failed there goes first. */
  send: (userId: string, item: Omit<Outgoing, 'status'>, post: Post) => void;
  /** Sends what failed in a conversation, in order. */
  retry: (userId: string, chatId: string, post: Post) => void;
  drop: (userId: string, id: string) => void;
  /** Goes on with what was on its way when the page was left. */
  resume: (userId: string, post: Post) => void;
  /** Sends everything, what failed too. Settles when each has arrived or failed. */
  sendAll: (userId: string, post: Post) => Promise<void>;
  /** There may be other ones than before where it lies. */
  readAgain: () => void;
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly Outgoing[] = [];

/**
 * Pending and failed messages: they outlive panel, page and reload. One after the other in each conversation, and when one
 * fails those behind it wait with it: no answer, however late, and no failure changes the order.
 */
export function createOutbox(store: OutboxStore): Outbox {
  const all = new Map<string, readonly Outgoing[]>();
  const shown = new Map<string, readonly Outgoing[]>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const itemsOf = (userId: string): readonly Outgoing[] => {
    const items = all.get(userId) ?? store.read(userId);
    all.set(userId, items);
    return items;
  };
  const change = (userId: string, make: (items: readonly Outgoing[]) => readonly Outgoing[]) => {
    const before = itemsOf(userId);
    const items = make(before);
    all.set(userId, items);
    shown.clear();
    for (const item of items) if (!before.includes(item)) store.put(userId, item);
    for (const { id } of before) if (!items.some((item) => item.id === id)) store.remove(userId, id);
    for (const listener of listeners) listener();
  };
  const setAll = (userId: string, chatId: string, status: Outgoing['status']) =>
    change(userId, (items) => items.map((item) => (item.chatId === chatId ? { ...item, status } : item)));
  const chatsOf = (items: readonly Outgoing[]) => new Set(items.map(({ chatId }) => chatId));
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
      const kept = items.length === 0 ? NONE : items;
      shown.set(key, kept);
      return kept;
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
    readAgain() {
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
