import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The form of a new movement, whose code comes after the ledger's. */
export const LazyRecordDialog = lazyPart('record-movement', async () => (await import('./RecordDialog')).RecordDialog);
