import { Contact, contactsEndpoints, Done, TrashedContact } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '../../../shared/query/versions/optimisticLock';

/** Fields of a contact that a write may hold. */
export type ContactPatch = Partial<Contact>;

/** Everybody, or those in whom all words of a text are, by name. */
export function fetchContacts(search: string, signal?: AbortSignal): Promise<Contact[]> {
  const asked = search === '' ? { path: contactsEndpoints.all } : { path: contactsEndpoints.search, query: { query: search } };
  return request({ method: 'GET', ...asked, schema: v.array(Contact), signal });
}

/** Makes one. Under the id of a deleted one that comes back, and under the id of one that is there nothing happens. */
export function createContact(contact: ContactPatch & { id: string }, signal?: AbortSignal): Promise<Contact> {
  const { updatedAt: _updatedAt, ...fields } = contact;
  return rememberVersion(
    request({ method: 'POST', path: contactsEndpoints.contact, body: { contact: fields }, schema: Contact, signal }),
  );
}

/** Changes fields of one. With its `updatedAt` a contact that was changed meanwhile is a conflict. */
export function updateContact(id: string, contact: ContactPatch, signal?: AbortSignal): Promise<Contact> {
  const { id: _id, ...fields } = contact;
  return rememberVersion(
    request({ method: 'PATCH', path: contactsEndpoints.contact, body: { id, contact: fields }, schema: Contact, signal }),
  );
}

/** Puts one into the trash as it was seen: one that others changed since is a conflict. */
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

/** Deletes for ever what of these lies in the trash. */
export function deleteForEver(ids: readonly string[]): Promise<boolean> {
  return request({ method: 'DELETE', path: contactsEndpoints.trash, body: { ids }, schema: Done });
}

/** Gives a contact a picture. */
export function uploadAvatar(id: string, avatar: Blob, signal?: AbortSignal): Promise<Contact> {
  const form = new FormData();
  form.set('id', id);
  form.set('avatar', avatar, 'avatar');
  return rememberVersion(request({ method: 'POST', path: contactsEndpoints.avatar, form, schema: Contact, signal }));
}
