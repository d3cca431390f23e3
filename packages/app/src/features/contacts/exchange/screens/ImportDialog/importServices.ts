import { type CountryItem, loadPhoneNumbers, type PhoneNumbers } from '@stockroom/ui';
import { importContacts } from '#features/contacts/exchange/api/importContacts';
import { undoContactImport } from '#features/contacts/exchange/api/undoContactImport';
import type { ImportedContact, ImportOutcome, OnProgress, UndoOutcome } from '#features/contacts/exchange/model/importedContact';

/** Services of the import. Stories and tests pass their own. */
export interface ImportServices {
  /** Adds contacts; never rejects. */
  onImport: (
    contacts: readonly ImportedContact[],
    newTags: readonly string[],
    signal: AbortSignal,
    onProgress: OnProgress,
  ) => Promise<ImportOutcome>;
  /** Undoes an import; never rejects. */
  onUndo: (outcome: Pick<ImportOutcome, 'added' | 'tags'>, signal: AbortSignal, onProgress: OnProgress) => Promise<UndoOutcome>;
  /** Loads the parser of phone numbers. */
  loadPhones: () => Promise<Pick<PhoneNumbers, 'read'> & { countries: () => CountryItem[] }>;
  now: () => number;
}

export const importServices: ImportServices = {
  onImport: importContacts,
  onUndo: undoContactImport,
  loadPhones: loadPhoneNumbers,
  now: () => Date.now(),
};
