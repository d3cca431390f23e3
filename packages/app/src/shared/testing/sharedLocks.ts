/** Web Locks shared by the tabs of one browser; `close` ends a tab that holds one. */
export function sharedLocks() {
  const held = new Map<string, () => void>();
  const waiting = new Map<string, (() => void)[]>();
  const free = (name: string) => {
    held.delete(name);
    waiting.get(name)?.shift()?.();
  };
  const tab = () => {
    const own = new Set<string>();
    const locks = {
      async request(name: string, { signal }: { signal?: AbortSignal }, act: () => Promise<void>): Promise<void> {
        while (held.has(name)) {
          await new Promise<void>((settle, refuse) => {
            waiting.set(name, [...(waiting.get(name) ?? []), settle]);
            signal?.addEventListener('abort', () => refuse(signal.reason as Error));
          });
        }
        await new Promise<void>((settle) => {
          own.add(name);
          held.set(name, settle);
          void act().then(settle);
        });
        own.delete(name);
        free(name);
      },
      query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    } as unknown as Pick<LockManager, 'request' | 'query'>;
    const close = () => {
      for (const name of own) {
        held.get(name)?.();
        held.delete(name);
      }
    };
    return { locks, close };
  };
  return tab;
}
