import type { Contact } from '@stockroom/contract';
import { useRef } from 'react';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import { useTranslation } from '#shared/i18n/useTranslation';
import { putRecord } from '#shared/query/records';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { NEW_NAME } from '../model/contactDraft';
import { createContact, deleteContact, deletePermanently, restoreContact } from './contactCalls';
import { contactKeys } from './contactKeys';

/** Writes of single contacts: optimistic, announced, rolled back on failure; deleted contacts can be restored. */
export function useContactWrites({ onCreated, onRefused, onUndo }: ContactWritesOptions) {
  const { t } = useTranslation('contacts');
  const refused = useRef(new Set<string>());
  const writes = useRecordWrites<Contact>({
    key: contactKeys.lists(),
    calls: {
      create: async ({ id, name }) => {
        const made = await createContact({ id, name });
        // A retry from the toast opens the contact again, because it has been closed.
        if (refused.current.delete(id)) onCreated(id);
        return made;
      },
      remove: deleteContact,
      restore: ({ id }) => restoreContact(id),
    },
    nameOf: ({ name }) => name,
    messages: { saved: (name) => t('said.added', { name }) },
    invalidates: [contactKeys.trash()],
    onUndo,
  });
  const { create } = useIdempotentCreate(
    async (_: null, idOf) => {
      const contact = { ...EMPTY, id: idOf(), updatedAt: new Date().toISOString() };
      const making = writes.create(contact);
      onCreated(contact.id);
      const made = await making;
      if (!made.ok) {
        refused.current.add(contact.id);
        onRefused();
      }
      return made;
    },
    { stays: true },
  );
  return {
    add: () => create(null),
    remove: writes.remove,
    /** Deletes an untouched contact permanently: there is nothing to restore. */
    discard: (contact: Contact) =>
      writes.write({
        id: `discard ${contact.id}`,
        call: async () => {
          await ignoreNotFound(deleteContact(contact));
          await deletePermanently([contact.id]);
        },
        apply: (all) => all.filter(({ id }) => id !== contact.id),
        rollBack: (all) => putRecord(all, contact),
        failure: t('said.discardFailed'),
      }),
  };
}

/** An untouched contact. */
const EMPTY = {
  name: NEW_NAME,
  avatar: null,
  background: null,
  emails: [],
  phoneNumbers: [],
  title: '',
  company: '',
  job: { title: '', company: '' },
  birthday: '',
  address: '',
  notes: '',
  tags: [],
};

export interface ContactWritesOptions {
  /** Called right before a new contact enters the list, or after a retry has created it. */
  onCreated: (id: string) => void;
  /** Called when a contact could not be created. */
  onRefused: () => void;
  /** Called right before a deleted contact is restored. */
  onUndo: (contact: Contact) => void;
}
