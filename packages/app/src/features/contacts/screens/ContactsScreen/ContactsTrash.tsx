import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useRecordWrites } from '../../../../shared/query/useRecordWrites';
import { TrashDrawer } from '../../../../shared/trash/TrashDrawer';
import { TrashList } from '../../../../shared/trash/TrashList';
import { TrashQuestion } from '../../../../shared/trash/TrashQuestion';
import { emptyTrash, restoreContact } from '../../api/contactCalls';
import { contactKeys } from '../../api/contactKeys';
import { contactTrashQuery } from '../../api/contactQueries';
import { workOf } from '../../model/contactList';
import type { TrashedContact } from '@stockroom/contract';

/** Contacts that were deleted: brought back, or taken away for ever (screens, 4.6). */
export function ContactsTrash({ onClose }: ContactsTrashProps) {
  const { t } = useTranslation(['contacts', 'trash', 'list']);
  const trash = useQuery(contactTrashQuery());
  const [asked, setAsked] = useState<TrashedContact | 'all' | null>(null);
  const contacts = trash.data ?? [];
  const { write } = useRecordWrites<TrashedContact>({ key: contactKeys.trash(), calls: {}, nameOf: ({ name }) => name });
  /** Out of the trash, one way or the other: at once, and back in it when that fails. */
  const take = (gone: readonly TrashedContact[], call: () => Promise<unknown>, failure: string) =>
    void write({
      id: gone.map(({ id }) => id).join(' '),
      call,
      apply: (all) => all.filter(({ id }) => !gone.some((each) => each.id === id)),
      rollBack: (all) => [...gone.filter(({ id }) => !all.some((each) => each.id === id)), ...all],
      invalidates: [contactKeys.lists()],
      failure,
    });
  const removeAsked = () => {
    setAsked(null);
    if (asked === 'all') take(contacts, () => emptyTrash(), t('trash.emptyFailed'));
    else if (asked) take([asked], () => emptyTrash(asked.id), t('list:records.removeFailed', { name: asked.name }));
  };
  return (
    <>
      <TrashDrawer
        title={t('trash.title')}
        query={trash}
        count={contacts.length}
        emptyText={t('trash.emptyText')}
        footer={
          <Button icon="delete" onPress={() => setAsked('all')}>
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
            about: workOf(contact),
            deletedAt: contact.deletedAt,
            onRestore: () =>
              take([contact], () => restoreContact(contact.id), t('list:records.restoreFailed', { name: contact.name })),
            onDelete: () => setAsked(contact),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion asked={asked} count={contacts.length} onClose={() => setAsked(null)} onConfirm={removeAsked} />
    </>
  );
}

export interface ContactsTrashProps {
  onClose: () => void;
}
