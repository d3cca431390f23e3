import { contactsEndpoints, ContactTag, Done } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

export function fetchContactTags(signal?: AbortSignal): Promise<ContactTag[]> {
  return request({ method: 'GET', path: contactsEndpoints.tags, schema: v.array(ContactTag), signal });
}

/** Creates a tag. The id of a deleted tag restores it to every contact that had it. */
export function createContactTag(tag: ContactTag): Promise<ContactTag> {
  return request({ method: 'POST', path: contactsEndpoints.tag, body: { tag }, schema: ContactTag });
}

export function renameContactTag(id: string, title: string): Promise<ContactTag> {
  return request({ method: 'PATCH', path: contactsEndpoints.tag, body: { id, tag: { title } }, schema: ContactTag });
}

/** Deletes a tag and removes it from every contact. */
export function deleteContactTag(id: string): Promise<boolean> {
  return request({ method: 'DELETE', path: contactsEndpoints.tag, query: { id }, schema: Done });
}
