import { Contact, contactsEndpoints, Done } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import { mapUntilFailure } from '#shared/list/model/mapLimit';
import type { ImportOutcome, OnProgress, UndoOutcome } from '../model/importedContact';

/**
 * Undoes an import: moves its contacts to the trash, and deletes the tags created for them unless other contacts use them now.
 * Never rejects; what remains can be passed again.
 */
export async function undoContactImport(
  { added, tags }: Pick<ImportOutcome, 'added' | 'tags'>,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<UndoOutcome> {
  const removed = new Set<string>();
  const remove = async (id: string) => {
    await ignoreNotFound(request({ method: 'DELETE', path: contactsEndpoints.contact, query: { id }, schema: Done }));
    removed.add(id);
    onProgress(removed.size, added.length);
  };
  const error = (await mapUntilFailure(added, remove, signal)) ?? (await removeUnused(tags, signal));
  return { removed: removed.size, left: added.filter((id) => !removed.has(id)), error };
}

async function removeUnused(tags: readonly string[], signal: AbortSignal): Promise<unknown> {
  if (tags.length === 0) return null;
  try {
    const contacts = await request({ method: 'GET', path: contactsEndpoints.all, schema: v.array(Contact), signal });
    const used = new Set(contacts.flatMap((contact) => contact.tags));
    const unused = tags.filter((id) => !used.has(id));
    const remove = (id: string) =>
      ignoreNotFound(request({ method: 'DELETE', path: contactsEndpoints.tag, query: { id }, schema: Done }));
    return await mapUntilFailure(unused, remove, signal);
  } catch (error) {
    return error;
  }
}
