import { isApiError, isRetryable } from '#shared/api/ApiError';

/** Pause before the retry, in milliseconds, as for reads. */
const PAUSE = 400;

/**
 * Retries once after a pause if the failure may be temporary, as reads do by themselves. For calls that are safe to repeat. A
 * call that already took long is not repeated, so that the wait does not double.
 * @throws the error of the last try; the signal's reason once it is aborted
 */
export async function retryOnce<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isRetryable(error) || isApiError(error, 'timeout')) throw error;
    await new Promise((settle) => setTimeout(settle, PAUSE));
    signal?.throwIfAborted();
    return request();
  }
}
