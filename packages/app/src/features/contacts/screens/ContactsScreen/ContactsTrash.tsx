import type { TrashedContact } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { deletePermanently, restoreContact } from '#features/contacts/api/contactCalls';
import { contactKeys } from '#features/contacts/api/contactKeys';
import { contactTrashQuery } from '#features/contacts/api/contactQueries';
import { jobAndCompany } from '#features/contacts/model/contactList';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';
import { TrashQuestion } from '#shared/trash/TrashQuestion';
import { useTrash } from '#shared/trash/useTrash';

/** Deleted contacts, to restore or delete permanently. */
export function ContactsTrash({ onClose }: ContactsTrashProps) {
  const { t } = useTranslation(['contacts', 'trash', 'list']);
  const trash = useQuery(contactTrashQuery());
  const contacts = trash.data ?? [];
  const bin = useTrash<TrashedContact>({
    key: contactKeys.trash(),
    invalidates: [contactKeys.lists()],
    nameOf: ({ name }) => name,
    restore: restoreContact,
    deletePermanently,
  });
  return (
    <>
      <TrashDrawer
        title={t('trash.title')}
        query={trash}
        count={contacts.length}
        emptyText={t('trash.emptyText')}
        footer={
          <Button icon="delete" onPress={() => bin.askAboutAll(contacts)}>
            {t('trash:emptyAll')}
          </Button>
        }
        onClose={onClose}
      >
        <TrashList
          title={t('title')}
          items={contacts.map((contact) => ({
            id: contact.id,
            name: contact.name,
            about: jobAndCompany(contact),
            deletedAt: contact.deletedAt,
            onRestore: () => bin.bringBack(contact),
            onDelete: () => bin.askAboutOne(contact),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion {...bin.question} />
    </>
  );
}

export interface ContactsTrashProps {
  onClose: () => void;
}
