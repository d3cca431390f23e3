import { isApiError, isRetryable } from '../../../shared/api/ApiError';

/** In milliseconds, as reads wait before they are asked again. */
const PAUSE = 400;

/**
 * Asks once more, a moment later, when the failure may pass: what reads do by themselves, for calls that do no harm when they are made
 * twice. A wait that was long already is not doubled.
 * @throws what the last try failed with; the signal's reason once it is aborted
 */
export async function retryOnce<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isRetryable(error) || isApiError(error, 'timeout')) throw error;
    await new Promise((settle) => setTimeout(settle, PAUSE));
    signal?.throwIfAborted();
    return ask();
  }
}
