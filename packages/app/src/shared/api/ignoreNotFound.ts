import { isApiError } from './ApiError';

/** Settles a removal whose thing is gone already: another tab was quicker, or the answer to the first try was lost. */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isApiError(error, 'notFound')) throw error;
  }
}
