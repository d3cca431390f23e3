import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../api/ApiError';

export { onRemoteInvalidation } from './tabSync';

/** Retries of a read after a possibly temporary failure. */
export const MAX_RETRIES = 2;

export interface QueryClientOptions {
  /** Called for every failed read and write, once each, after the retries. */
  onError?: (error: unknown) => void;
  /** In milliseconds, by the number of failures so far. Tests pass 0. */
  retryDelay?: (failures: number) => number;
}

/**
 * Creates the cache of server data. Reads are retried when the failure may be temporary, never when the server refused the
 * request itself; writes are not retried automatically.
 */
export function createQueryClient({
  onError,
  retryDelay = (failures) => Math.min(400 * 2 ** failures, 4000),
}: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay,
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        // The mocks answer without a network; each call finds out on its own whether there is one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
