import type { Contact, ContactTag } from '@stockroom/contract';
import '../../locales/types';
import { importServices, type ImportServices } from './importServices';
import { ImportView } from './ImportView';
import { useAnnounceImport } from './useAnnounceImport';
import { useContactImport } from './useContactImport';

/** Brings contacts in from a file of a phone or a table: shows what would be added, asks about those who may be there, and can take it back. */
export function ImportDialog({ contacts, tags, onChanged, onClose, services, ...given }: ImportDialogProps) {
  const { onImport = importServices.onImport, onUndo = importServices.onUndo } = given;
  const all = { ...importServices, ...services, onImport, onUndo };
  const { snapshot, send, countries } = useContactImport({ contacts, tags, onChanged, services: all });
  useAnnounceImport(snapshot);
  return <ImportView snapshot={snapshot} countries={countries} onEvent={send} onClose={onClose} />;
}

export interface ImportDialogProps extends Partial<Pick<ImportServices, 'onImport' | 'onUndo'>> {
  /** Those that are there now. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  /** Contacts have come or gone, and tags with them. */
  onChanged?: () => void;
  onClose: () => void;
  services?: Partial<Pick<ImportServices, 'loadPhones' | 'now'>>;
}
