import { isApiError } from '#shared/api/ApiError';

/** A record with the server's current version from a conflict, for use on the next attempt. */
export function withCurrentVersion<Item>(item: Item, error: unknown): Item {
  const updatedAt = currentVersion(error);
  return updatedAt === null ? item : { ...item, updatedAt };
}

/** The version of the stored record of a 409; `null` for any other error. */
export function currentVersion(error: unknown): string | null {
  if (!isApiError(error, 'conflict') || typeof error.current !== 'object' || error.current === null) return null;
  const version: unknown = Reflect.get(error.current, 'updatedAt');
  return typeof version === 'string' ? version : null;
}
