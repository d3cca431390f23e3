import { Contact, contactsEndpoints } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';
import { request } from '#shared/api/http';
import { mapUntilFailure } from '#shared/list/model/mapLimit';
import type { ImportedContact, ImportOutcome, OnProgress } from '../model/importedContact';
import { ensureTag } from './ensureTag';

/**
 * Adds contacts, after creating the missing tags. Never rejects: the result lists the added and the remaining contacts. The
 * remaining ones can be passed again: a contact that was added although the response was lost is not added twice.
 * @param newTags titles, each once
 * @param signal stops once pending calls are done
 */
export async function importContacts(
  contacts: readonly ImportedContact[],
  newTags: readonly string[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  const added: string[] = [];
  const tags: string[] = [];
  const refused: ImportedContact[] = [];
  const settled = new Set<string>();
  const tagIds = new Map<string, string>();

  const makeTag = async (title: string) => {
    const { id, isNew } = await ensureTag(title);
    tagIds.set(title, id);
    if (isNew) tags.push(id);
  };
  const add = async (contact: ImportedContact) => {
    try {
      await createContact(contact, tagIds);
      added.push(contact.id);
    } catch (error) {
      if (!isApiError(error, 'invalid')) throw error;
      refused.push(contact);
    }
    settled.add(contact.id);
    onProgress(settled.size, contacts.length);
  };

  const error = (await mapUntilFailure(newTags, makeTag, signal)) ?? (await mapUntilFailure(contacts, add, signal));
  return { added, tags, refused, error, left: contacts.filter(({ id }) => !settled.has(id)) };
}

function createContact(imported: ImportedContact, tagIds: ReadonlyMap<string, string>): Promise<Contact> {
  const { newTags, ...fields } = imported;
  const made = newTags.map((title) => tagIds.get(title)).filter((id) => id !== undefined);
  const contact = { ...fields, tags: [...fields.tags, ...made] };
  return request({ method: 'POST', path: contactsEndpoints.contact, body: { contact }, schema: Contact });
}
