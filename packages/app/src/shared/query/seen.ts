import { isApiError } from '../api/ApiError';

/** A record as somebody has it before them. */
export interface Seen {
  id: string;
  updatedAt: string;
}

/** By id, the version that this page wrote last: who looks at it knows what is in it. */
const own = new Map<string, string>();

/** Remembers what is answered to a write as this page's own version of the record. */
export async function writing<Item extends Seen>(answer: Promise<Item>): Promise<Item> {
  const item = await answer;
  own.set(item.id, item.updatedAt);
  return item;
}

/**
 * Deletes a record as it was seen: one that somebody else changed since is a conflict. One's own change that was still on its way when
 * the record was looked at is none.
 * @param remove sends the deletion with what it is given as its query
 */
export async function removeSeen<Answer>(
  { id, updatedAt }: Seen,
  remove: (query: { id: string; updatedAt: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await remove({ id, updatedAt });
  } catch (error) {
    const current = currentVersion(error);
    if (current === null || current !== own.get(id)) throw error;
    return remove({ id, updatedAt: current });
  }
}

/** A record with the version that the server has by now, where a conflict says so: what is asked about the next time. */
export function newestSeen<Item>(item: Item, error: unknown): Item {
  const updatedAt = currentVersion(error);
  return updatedAt === null ? item : { ...item, updatedAt };
}

function currentVersion(error: unknown): string | null {
  if (!isApiError(error, 'conflict') || typeof error.current !== 'object' || error.current === null) return null;
  const version: unknown = Reflect.get(error.current, 'updatedAt');
  return typeof version === 'string' ? version : null;
}
