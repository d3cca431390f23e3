import { currentVersion } from './currentVersion';

/** A record in the version that is shown. */
export interface VersionedRecord {
  id: string;
  updatedAt: string;
}

/** The version that this page wrote last, by id: its user knows the content. */
const own = new Map<string, string>();

/** Stores the version returned by a write as this page's own version of the record. */
export async function rememberVersion<Item extends VersionedRecord>(answer: Promise<Item>): Promise<Item> {
  const item = await answer;
  own.set(item.id, item.updatedAt);
  return item;
}

/**
 * Deletes a record in the version shown: if somebody else changed it since, that is a conflict. A change of this page that
 * was still pending is not.
 * @param remove sends the deletion with its argument as query
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
