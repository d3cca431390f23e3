import { conflict } from './errors';

/** The version of a record that the caller of a deletion has seen, where one is named. */
export const expectedVersion = (url: URL): string | undefined => url.searchParams.get('updatedAt') ?? undefined;

/**
 * Refuses what goes by another version than the stored one; who names none is not asked.
 * @param served the stored record as callers know it
 * @throws Refusal 409
 */
export function refuseStale(version: string | undefined, current: { updatedAt: string }, served: unknown = current): void {
  if (version !== undefined && version !== current.updatedAt) throw conflict(served);
}

/** Whether something that has no version still says what the caller has seen of it; who names nothing is not asked. */
export const isUnchanged = (seen: object | undefined, current: object): boolean =>
  Object.entries(seen ?? {}).every(([key, value]) => JSON.stringify(Reflect.get(current, key)) === JSON.stringify(value));
