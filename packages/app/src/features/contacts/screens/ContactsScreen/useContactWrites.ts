import type { Contact } from '@stockroom/contract';
import { useRef } from 'react';
import { ignoreNotFound } from '../../../../shared/api/ignoreNotFound';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { putRecord } from '../../../../shared/query/records';
import { useIdempotentCreate } from '../../../../shared/query/useIdempotentCreate';
import { useRecordWrites } from '../../../../shared/query/useRecordWrites';
import { createContact, deleteContact, deleteForEver, restoreContact } from '../../api/contactCalls';
import { contactKeys } from '../../api/contactKeys';
import { NEW_NAME } from '../../model/contactDraft';

/** Writes of single contacts: optimistic, announced, rolled back on failure, with a way back from the trash. */
export function useContactWrites({ onCreated, onRefused, onUndo }: ContactWritesOptions) {
  const { t } = useTranslation('contacts');
  const refused = useRef(new Set<string>());
  const writes = useRecordWrites<Contact>({
    key: contactKeys.lists(),
    calls: {
      create: async ({ id, name }) => {
        const made = await createContact({ id, name });
        // Tried again from what was said of it: by then it is not open any more.
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
    /** Takes away one nobody has written anything into: there is nothing to bring back. */
    discard: (contact: Contact) =>
      writes.write({
        id: `discard ${contact.id}`,
        call: async () => {
          await ignoreNotFound(deleteContact(contact));
          await deleteForEver([contact.id]);
        },
        apply: (all) => all.filter(({ id }) => id !== contact.id),
        rollBack: (all) => putRecord(all, contact),
        failure: t('said.discardFailed'),
      }),
  };
}

/** A contact nobody has written anything into. */
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
  /** A new one is about to be in the list, or is there after another try. */
  onCreated: (id: string) => void;
  /** It could not be made. */
  onRefused: () => void;
  /** A deleted one is about to come back. */
  onUndo: (contact: Contact) => void;
}
