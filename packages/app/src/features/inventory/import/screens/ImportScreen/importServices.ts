import { createTag } from '../../../api/createTag';
import { deleteTag } from '../../../api/deleteTag';
import { fetchStoreLookups } from '../../api/fetchStoreLookups';
import { fetchStoreProducts } from '../../api/fetchStoreProducts';
import { deleteName, createNamedRecord } from '../../api/createNamedRecord';
import { sendImportBatch } from '../../api/sendImportBatch';
import { undoImport } from '../../../../../shared/products/undoImport';
import { createImportClient } from '../../worker/importClient';

/** Services of the import. Stories and tests pass in their own. */
export const importServices = {
  createClient: createImportClient,
  // Safe against double submits: the import's machine sends a batch once.
  createId: (): string => crypto.randomUUID(),
  fetchStoreProducts,
  fetchStoreLookups,
  sendImportBatch,
  undoImport,
  createTag,
  deleteTag,
  makeName: createNamedRecord,
  deleteName,
};
export type ImportServices = Omit<typeof importServices, 'createClient'> & {
  createClient: () => ReturnType<typeof createImportClient>;
};
