import type { SnapshotFrom } from 'xstate';
import type { contactImportMachine } from '#features/contacts/exchange/machines/contactImportMachine';

export type ImportSnapshot = SnapshotFrom<typeof contactImportMachine>;
