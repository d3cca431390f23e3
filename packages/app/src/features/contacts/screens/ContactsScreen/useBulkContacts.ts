import { Contact, type ContactTag } from '@stockroom/contract';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useBulkWrites } from '#shared/list/useBulkWrites';
import { deleteContact, restoreContact, updateContact } from '#features/contacts/api/contactCalls';
import { contactKeys } from '#features/contacts/api/contactKeys';

/** Bulk actions on contacts. Each can be stopped midway and undone as a whole afterwards. */
export function useBulkContacts(onDone: () => void) {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const { progress, stop, change, remove } = useBulkWrites<Contact, Pick<Contact, 'tags'>>({
    keys: [contactKeys.all],
    calls: { update: updateContact, remove: deleteContact, restore: restoreContact },
    schema: Contact,
    nameOf: ({ name }) => name || t('noName'),
    messages: {
      failed: t('bulk.failed'),
      some: (done, total) => t('bulk.some', { done: format.number(done), total: format.number(total) }),
      deleted: (count) => t('bulk.deleted', counted(count)),
      restored: (count) => t('bulk.restored', counted(count)),
    },
  });
  return {
    progress,
    stop,
    remove: (contacts: readonly Contact[]) => void remove(contacts, onDone),
    /** Adds a tag to all contacts, or removes it; contacts already in that state are skipped. */
    tag: (contacts: readonly Contact[], { id, title }: ContactTag, isOn: boolean) =>
      void change(
        contacts.filter(({ tags }) => tags.includes(id) !== isOn),
        {
          to: ({ tags }) => ({ tags: isOn ? [...tags, id] : tags.filter((own) => own !== id) }),
          messageOf: (count) => t(isOn ? 'bulk.tagged' : 'bulk.untagged', { ...counted(count), title }),
        },
      ),
  };
}
