import { Contact, type ContactTag } from '@stockroom/contract';
import { Button, ConfirmDialog, Menu } from '@stockroom/ui';
import { useState } from 'react';
import { deleteContact, restoreContact, updateContact } from '#features/contacts/api/contactCalls';
import { contactKeys } from '#features/contacts/api/contactKeys';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BulkBar } from '#shared/list/BulkBar';
import { useBulkWrites } from '#shared/list/useBulkWrites';
import { useHasRole } from '#shared/session/useHasRole';

/** Actions for all selected contacts. Deleting many asks first; every action can be undone. */
export function SelectionActions({ contacts, tags, total, onAll, onExport, onClear }: SelectionActionsProps) {
  const { t } = useTranslation(['contacts', 'common']);
  const format = useFormat();
  const may = useHasRole('write');
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulkContacts(onClear);
  const counted = { count: contacts.length, formatted: format.number(contacts.length) };
  const selectionText = t('bulk.selected', counted);
  return (
    <>
      <BulkBar
        label={t('bulk.label')}
        selectedText={selectionText}
        count={contacts.length}
        total={total}
        bulk={bulk}
        labels={{
          progress: t('bulk.progress'),
          working: (done, all) => t('bulk.working', { done, total: all }),
          stop: t('bulk.stop'),
          all: t('bulk.all', { count: total, formatted: format.number(total) }),
          clear: t('bulk.clear'),
        }}
        onAll={onAll}
        onClear={onClear}
      >
        {(first) => (
          <>
            {may && tags.length > 0 && (
              <Menu
                label={t('bulk.tag')}
                placement="bottom start"
                trigger={
                  <Button size="sm" icon="tag" ref={first}>
                    {t('bulk.tag')}
                  </Button>
                }
                items={tags.map((tag) => {
                  const isOn = contacts.every((contact) => contact.tags.includes(tag.id));
                  return { id: tag.id, label: tag.title, checked: isOn, onSelect: () => bulk.tag(contacts, tag, !isOn) };
                })}
              />
            )}
            <Button size="sm" icon="download" onPress={onExport}>
              {t('bulk.export')}
            </Button>
            {may && (
              <Button size="sm" icon="delete" onPress={() => setAsking(true)}>
                {t('bulk.delete')}
              </Button>
            )}
          </>
        )}
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="critical"
        title={t('bulk.confirmTitle', counted)}
        message={t('card.confirmText')}
        confirmLabel={t('bulk.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsking(false);
          bulk.remove(contacts);
        }}
      />
    </>
  );
}

export interface SelectionActionsProps {
  /** The selected contacts. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  /** Number of contacts that match search and filter. */
  total: number;
  onAll: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** Bulk actions on contacts. Each can be stopped midway and undone as a whole afterwards. */
function useBulkContacts(onDone: () => void) {
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
