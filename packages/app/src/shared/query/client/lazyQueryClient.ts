import type { QueryClient } from '@tanstack/react-query';

/** The holder of the server's word, fetched with the first page that asks the server: the sign-in pages do without. */
export interface LazyQueryClient {
  get: () => Promise<QueryClient>;
  /** Drops every answer, if there is anything to drop. */
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
