import { isApiError } from './ApiError';

/** Resolves a removal whose record is already gone: another tab was quicker, or the response to the first try was lost. */
export async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isApiError(error, 'notFound')) throw error;
  }
}
