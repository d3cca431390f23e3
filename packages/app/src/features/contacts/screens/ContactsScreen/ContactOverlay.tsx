import type { Contact, ContactTag } from '@stockroom/contract';
import { ExportDialog, ImportDialog } from '#features/contacts/exchange';
import type { Overlay } from '#features/contacts/model/contactAddress';
import { useHasRole } from '#shared/session/useHasRole';
import { ContactsTrash, ContactTagsDialog } from './lazyComponents';

/** The overlay named in the address. */
export function ContactOverlay({ overlay, contacts, everybody, isSelection, tags, onChanged, onClose }: ContactOverlayProps) {
  const may = useHasRole('write');
  if (!may && overlay !== 'export') return null;
  switch (overlay) {
    case 'trash':
      return <ContactsTrash onClose={onClose} />;
    case 'tags':
      return <ContactTagsDialog onClose={onClose} />;
    case 'export':
      return <ExportDialog contacts={contacts} tags={tags} isSelection={isSelection} onClose={onClose} />;
    case 'import':
      return <ImportDialog contacts={everybody} tags={tags} onChanged={onChanged} onClose={onClose} />;
    case 'new':
    case null:
      return null;
  }
}

export interface ContactOverlayProps {
  overlay: Overlay | null;
  /** The contacts to export: the selection, else the results of search and filter. */
  contacts: readonly Contact[];
  everybody: readonly Contact[];
  isSelection: boolean;
  tags: readonly ContactTag[];
  /** Called when contacts, and tags with them, were imported. */
  onChanged: () => void;
  onClose: () => void;
}
