import type { Contact, ContactTag } from '@stockroom/contract';
import { Button, ConfirmDialog, EmptyState } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { ContactCard } from '#features/contacts/components/ContactCard/ContactCard';
import { isUntouched } from '#features/contacts/model/contactDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { usePresentPanels } from '#shared/panels/usePanel';
import { useHasRole } from '#shared/session/useHasRole';
import { Middle } from './ContactsScreen.styles';
import { LazyContactEditor } from './lazyComponents';

/** The open contact, read or edited. */
export function ContactPane({ contact, tags, isEditing, isNew, onEdit, onClose, onRemove, onDiscard }: ContactPaneProps) {
  const { t } = useTranslation(['contacts', 'common']);
  // A contact being edited stays when it is deleted elsewhere, so that no typed text is lost.
  const [last, setLast] = useState(contact);
  if (contact && contact !== last) setLast(contact);
  const [remove, setRemove] = useState<(() => void) | null>(null);
  const may = useHasRole('write');
  const canWrite = usePresentPanels().includes('quickChat');
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isNew);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const shown = isEditing ? (contact ?? last) : contact;
  if (!shown) {
    return (
      <Middle>
        <EmptyState illustration="search" title={t('gone.title')} action={<Button onPress={onClose}>{t('gone.close')}</Button>}>
          {t('gone.text')}
        </EmptyState>
      </Middle>
    );
  }
  return (
    <>
      {isEditing && may ? (
        <LazyContactEditor
          key={shown.id}
          contact={shown}
          isGone={contact === null}
          onSaved={() => onEdit(false)}
          onCancel={() => {
            if (contact && isUntouched(contact)) onDiscard(contact);
            else onEdit(false);
          }}
          onDelete={(act) => setRemove(() => act)}
          onDeleted={onRemove}
        />
      ) : (
        <ContactCard
          contact={shown}
          tags={tags}
          editRef={edit}
          onWrite={canWrite ? () => panels.show('quickChat', { id: shown.id, name: shown.name }) : undefined}
          onEdit={() => onEdit(true)}
          onDelete={() => setRemove(() => () => void onRemove(shown))}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={remove !== null}
        onOpenChange={(open) => !open && setRemove(null)}
        tone="critical"
        title={t('card.confirmTitle', { name: shown.name })}
        message={t('card.confirmText')}
        confirmLabel={t('card.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setRemove(null);
          remove?.();
        }}
      />
    </>
  );
}

export interface ContactPaneProps {
  /** `null`: no contact has this id, or it was deleted. */
  contact: Contact | null;
  tags: readonly ContactTag[];
  isEditing: boolean;
  /** Whether the contact was just created and is edited next. */
  isNew: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
  /** Deletes the contact and opens the next one. */
  onRemove: (contact: Contact) => Promise<unknown>;
  /** Leaves a contact nobody has written anything into, and so deletes it. */
  onDiscard: (contact: Contact) => void;
}
