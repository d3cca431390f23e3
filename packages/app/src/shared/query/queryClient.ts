import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../api/ApiError';

export { onRemoteInvalidation } from './tabSync';

/** How often a read is asked again after a failure that may pass. */
export const MAX_RETRIES = 2;

export interface QueryClientOptions {
  /** Told of every failed read and write, once each, after the retries. */
  onError?: (error: unknown) => void;
  /** In milliseconds, by the number of failures so far. Tests hand in 0. */
  retryDelay?: (failures: number) => number;
}

/**
 * Makes the holder of the server's word. Reads are asked again when the failure may pass, never when the request itself was
 * refused; writes are not repeated by themselves.
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
        // The mocks answer without a network; whether there is one is the call's own finding.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
