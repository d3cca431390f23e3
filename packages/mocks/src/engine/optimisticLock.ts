import { conflict } from './errors';

/** Returns the version that the caller of a deletion has seen, if given. */
export const expectedVersion = (url: URL): string | undefined => url.searchParams.get('updatedAt') ?? undefined;

/**
 * Rejects a write based on another version than the stored one; without a version nothing is checked.
 * @param served the stored record as callers know it
 * @throws Refusal 409
 */
export function refuseStale(version: string | undefined, current: { updatedAt: string }, served: unknown = current): void {
  if (version !== undefined && version !== current.updatedAt) throw conflict(served);
}

/** Whether an object without a version still has the values that the caller has seen; without values it counts as unchanged. */
export const isUnchanged = (seen: object | undefined, current: object): boolean =>
  Object.entries(seen ?? {}).every(([key, value]) => JSON.stringify(Reflect.get(current, key)) === JSON.stringify(value));
