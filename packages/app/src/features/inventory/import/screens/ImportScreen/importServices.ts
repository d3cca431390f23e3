import { undoImport } from '#entities/products/undoImport';
import { createTag } from '#features/inventory/api/createTag';
import { deleteTag } from '#features/inventory/api/deleteTag';
import { deleteName, createNamedRecord } from '#features/inventory/import/api/createNamedRecord';
import { fetchStoreLookups } from '#features/inventory/import/api/fetchStoreLookups';
import { fetchStoreProducts } from '#features/inventory/import/api/fetchStoreProducts';
import { sendImportBatch } from '#features/inventory/import/api/sendImportBatch';
import { createImportClient } from '#features/inventory/import/worker/importClient';

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
