import type { SnapshotFrom } from 'xstate';
import type { contactImportMachine } from '../../machines/contactImportMachine';

export type ImportSnapshot = SnapshotFrom<typeof contactImportMachine>;
