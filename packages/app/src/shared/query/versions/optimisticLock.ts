import { currentVersion } from './currentVersion';

/** A record as somebody has it before them. */
export interface VersionedRecord {
  id: string;
  updatedAt: string;
}

/** By id, the version that this page wrote last: who looks at it knows what is in it. */
const own = new Map<string, string>();

/** Remembers what is answered to a write as this page's own version of the record. */
export async function rememberVersion<Item extends VersionedRecord>(answer: Promise<Item>): Promise<Item> {
  const item = await answer;
  own.set(item.id, item.updatedAt);
  return item;
}

/**
 * Deletes a record as it was seen: one that somebody else changed since is a conflict. One's own change that was still on its way when
 * the record was looked at is none.
 * @param remove sends the deletion with what it is given as its query
 */
export async function deleteIfUnchanged<Answer>(
  { id, updatedAt }: VersionedRecord,
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
