import type { Contact } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { SaveEdit } from '#shared/editing/machines/saveTypes';
import { changesOf } from '#shared/editing/model/recordFields';
import { isDataUrl, toBlob } from '#shared/pictures/dataUrl';
import { putRecord } from '#shared/query/records';
import { broadcastInvalidation } from '#shared/query/tabSync';
import type { ContactDraft } from '../model/contactDraft';
import { contactFields } from '../model/contactFields';
import { createContact, updateContact, uploadAvatar } from './contactCalls';
import { contactKeys } from './contactKeys';

/** Saves an edit: its fields, then its picture. A contact that was deleted meanwhile is restored first, under its own id. */
export async function saveContact(
  client: QueryClient,
  { isNew, saved, draft }: SaveEdit<Contact, ContactDraft>,
  signal: AbortSignal,
): Promise<Contact> {
  let contact = isNew ? await createContact({ id: saved.id }, signal) : saved;
  const { avatar, ...changes } = changesOf(contactFields, contact, draft);
  const picture = isDataUrl(avatar) ? avatar : null;
  const patch = avatar === null ? { ...changes, avatar } : changes;
  if (Object.keys(patch).length > 0) {
    contact = await updateContact(contact.id, { ...patch, updatedAt: contact.updatedAt }, signal);
  }
  if (picture) contact = await uploadAvatar(contact.id, toBlob(picture), signal);
  const stored = contact;
  client.setQueriesData<Contact[]>({ queryKey: contactKeys.lists() }, (all) => all && [...putRecord(all, stored)]);
  broadcastInvalidation(contactKeys.lists());
  return contact;
}
