import type { Contact } from '@stockroom/contract';
import type { RowMenu } from '@stockroom/ui';
import { useHasRole } from '#shared/session/useHasRole';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Context menu of a contact in the list. */
export function useRowMenu({ onOpen, onRemove }: RowMenuOptions): (contact: Contact) => RowMenu['items'] {
  const { t } = useTranslation('contacts');
  const may = useHasRole('write');
  const open = (contact: Contact) =>
    ({ id: 'open', label: t('row.open'), icon: 'show', onSelect: () => onOpen(contact.id) }) as const;
  if (!may) return (contact) => [open(contact)];
  return (contact) => [
    open(contact),
    { id: 'edit', label: t('card.edit'), icon: 'edit', onSelect: () => onOpen(contact.id, { isEditing: true }) },
    { type: 'divider' },
    { id: 'delete', label: t('card.delete'), icon: 'delete', tone: 'critical', onSelect: () => onRemove(contact) },
  ];
}

export interface RowMenuOptions {
  onOpen: (id: string, change?: { isEditing: boolean }) => void;
  /** Deletes at once, with Undo. */
  onRemove: (contact: Contact) => void;
}
