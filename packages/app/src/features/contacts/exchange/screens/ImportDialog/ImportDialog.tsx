import type { Contact, ContactTag } from '@stockroom/contract';
import { importServices, type ImportServices } from './importServices';
import { ImportView } from './ImportView';
import { useAnnounceImport } from './useAnnounceImport';
import { useContactImport } from './useContactImport';

/**
 * Imports contacts from a phone's file or a table: previews what would be added, asks about possible duplicates, and can undo
 * the import.
 */
export function ImportDialog({ contacts, tags, onChanged, onClose, services, ...given }: ImportDialogProps) {
  const { onImport = importServices.onImport, onUndo = importServices.onUndo } = given;
  const all = { ...importServices, ...services, onImport, onUndo };
  const { snapshot, send, countries } = useContactImport({ contacts, tags, onChanged, services: all });
  useAnnounceImport(snapshot);
  return <ImportView snapshot={snapshot} countries={countries} onEvent={send} onClose={onClose} />;
}

export interface ImportDialogProps extends Partial<Pick<ImportServices, 'onImport' | 'onUndo'>> {
  /** Existing contacts. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  /** Called when contacts and their tags were added or removed. */
  onChanged?: () => void;
  onClose: () => void;
  services?: Partial<Pick<ImportServices, 'loadPhones' | 'now'>>;
}
