import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { tabTopic } from '../tabs/tabTopic';

/** Milliseconds within which many writes of another tab count as one. */
const COALESCE_MS = 150;

// An empty key would match everything.
const topic = tabTopic<QueryKey>('written', (data) => (Array.isArray(data) && data.length > 0 ? data : null));

/** Notifies the browser's other tabs that data under this key prefix was written. They fetch it from the server. */
export const broadcastInvalidation = (key: QueryKey): void => topic.post(key);

/**
 * Subscribes to all writes of other tabs.
 * @returns a function that unsubscribes
 */
export const onRemoteWrite = (listener: () => void): (() => void) => topic.listen(listener);

/**
 * Refetches data written by another tab: at once if it is on screen, else on next use. Pending writes of this tab end with
 * a refetch anyway.
 * @returns a function that stops
 */
export function onRemoteInvalidation(client: QueryClient): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = topic.listen((queryKey) => {
    const name = hashKey(queryKey);
    if (waiting.has(name)) return;
    const invalidateUnlessWriting = () => {
      waiting.delete(name);
      if (client.isMutating({ mutationKey: queryKey }) === 0) void client.invalidateQueries({ queryKey });
    };
    waiting.set(name, setTimeout(invalidateUnlessWriting, COALESCE_MS));
  });
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
