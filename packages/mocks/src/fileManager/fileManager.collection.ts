import { activityCollection } from '../engine/activityLog';
import { baseOf, type Collection, defineCollection, type Keyed } from '../engine/collection';
import { filesOf } from './seed/files.seed';
import type { StoredContent, StoredFile, StoredPart, StoredTrash } from './storedFile';

export const fileCollection = defineCollection<StoredFile>({
  name: 'files',
  version: 1,
  seed: (dataSet) => baseOf(filesOf(dataSet)),
  required: ['id', 'folderId', 'name', 'type', 'content', 'updatedAt'],
});

export const fileTrashCollection = defineCollection<StoredTrash>({
  name: 'file-trash',
  version: 1,
  required: ['id', 'item', 'inside', 'deletedAt', 'path'],
});

/**
 * Collection whose bytes are blobs: the store's rows hold only a handle to them. A row that comes back with anything else is
 * lost.
 */
const withBlob = <T extends Keyed & { blob: Blob }>(collection: Collection<T>): Collection<T> => ({
  ...collection,
  isRecord: (value): value is T => collection.isRecord(value) && value.blob instanceof Blob,
});

export const contentCollection = withBlob(
  defineCollection<StoredContent>({ name: 'file-contents', version: 1, required: ['id', 'blob'] }),
);

export const partCollection = withBlob(
  defineCollection<StoredPart>({ name: 'file-parts', version: 1, required: ['id', 'upload', 'offset', 'blob', 'at'] }),
);

/** Collections of files and of the audit log, for changes that are logged. */
export const fileCollections: readonly Collection<Keyed>[] = [
  fileCollection,
  fileTrashCollection,
  contentCollection,
  partCollection,
  activityCollection,
];
