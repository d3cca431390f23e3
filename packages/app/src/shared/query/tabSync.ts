import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { tabTopic } from '../tabs/tabTopic';

/** Milliseconds in which many writes of another tab count as one. */
const GATHER = 150;

// An empty key would be everything.
const topic = tabTopic<QueryKey>('written', (data) => (Array.isArray(data) && data.length > 0 ? data : null));

/** Tells the other tabs of this browser that what these keys begin was written. What it was they ask the server. */
export const broadcastInvalidation = (key: QueryKey): void => topic.post(key);

/**
 * Calls back when another tab has written anything, for what tells of all writes.
 * @returns how to stop
 */
export const onRemoteWrite = (listener: () => void): (() => void) => topic.listen(listener);

/**
 * Asks anew for what another tab has written: at once where it is on screen, else when it is next wanted. Writes of this tab that
 * are on their way end in a reading anyway.
 * @returns how to stop
 */
export function onRemoteInvalidation(client: QueryClient): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = topic.listen((queryKey) => {
    const name = hashKey(queryKey);
    if (waiting.has(name)) return;
    const ask = () => {
      waiting.delete(name);
      if (client.isMutating({ mutationKey: queryKey }) === 0) void client.invalidateQueries({ queryKey });
    };
    waiting.set(name, setTimeout(ask, GATHER));
  });
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
