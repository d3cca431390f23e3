import { Contact, contactsEndpoints, Done, TrashedContact } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '#shared/query/versions/optimisticLock';

/** Writable fields of a contact. */
export type ContactPatch = Partial<Contact>;

/** Fetches all contacts, or those whose names contain all words of a search term. */
export function fetchContacts(search: string, signal?: AbortSignal): Promise<Contact[]> {
  const asked = search === '' ? { path: contactsEndpoints.all } : { path: contactsEndpoints.search, query: { query: search } };
  return request({ method: 'GET', ...asked, schema: v.array(Contact), signal });
}

/** Creates a contact. The id of a deleted contact restores it; the id of an existing contact changes nothing. */
export function createContact(contact: ContactPatch & { id: string }, signal?: AbortSignal): Promise<Contact> {
  const { updatedAt: _updatedAt, ...fields } = contact;
  return rememberVersion(
    request({ method: 'POST', path: contactsEndpoints.contact, body: { contact: fields }, schema: Contact, signal }),
  );
}

/** Changes fields of a contact. With its `updatedAt`, a contact that was changed meanwhile is a conflict. */
export function updateContact(id: string, contact: ContactPatch, signal?: AbortSignal): Promise<Contact> {
  const { id: _id, ...fields } = contact;
  return rememberVersion(
    request({ method: 'PATCH', path: contactsEndpoints.contact, body: { id, contact: fields }, schema: Contact, signal }),
  );
}

/** Moves a contact to the trash. If somebody changed it since the given version, that is a conflict. */
export function deleteContact(contact: VersionedRecord): Promise<boolean> {
  return deleteIfUnchanged(contact, (query) =>
    request({ method: 'DELETE', path: contactsEndpoints.contact, query, schema: Done }),
  );
}

export function restoreContact(id: string): Promise<Contact> {
  return rememberVersion(request({ method: 'POST', path: contactsEndpoints.restore, body: { id }, schema: Contact }));
}

export function fetchTrash(signal?: AbortSignal): Promise<TrashedContact[]> {
  return request({ method: 'GET', path: contactsEndpoints.trash, schema: v.array(TrashedContact), signal });
}

/** Permanently deletes those of the given contacts that are in the trash. */
export function deletePermanently(ids: readonly string[]): Promise<boolean> {
  return request({ method: 'DELETE', path: contactsEndpoints.trash, body: { ids }, schema: Done });
}

/** Uploads a picture for a contact. */
export function uploadAvatar(id: string, avatar: Blob, signal?: AbortSignal): Promise<Contact> {
  const form = new FormData();
  form.set('id', id);
  form.set('avatar', avatar, 'avatar');
  return rememberVersion(request({ method: 'POST', path: contactsEndpoints.avatar, form, schema: Contact, signal }));
}
