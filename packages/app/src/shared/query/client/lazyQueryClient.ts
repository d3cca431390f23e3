import type { QueryClient } from '@tanstack/react-query';

/** Cache of server data, loaded with the first page that requests any: the sign-in pages do without. */
export interface LazyQueryClient {
  get: () => Promise<QueryClient>;
  /** Clears the cache, if it was loaded. */
  clear: () => void;
}

export function createLazyQueryClient(): LazyQueryClient {
  let client: Promise<QueryClient> | null = null;
  return {
    get() {
      client ??= import('../queryClient').then(({ createQueryClient, onRemoteInvalidation }) => {
        const made = createQueryClient();
        onRemoteInvalidation(made);
        return made;
      });
      return client;
    },
    clear() {
      void client?.then((there) => there.clear());
    },
  };
}
