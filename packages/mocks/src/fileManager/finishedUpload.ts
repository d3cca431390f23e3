import { FILE_BYTES } from '@stockroom/contract';
import { badRequest, notFound } from '../engine/errors';
import type { Store } from '../engine/store/store';
import type { Transaction } from '../engine/transaction';
import { contentCollection, partCollection } from './fileManager.collection';
import { mimeOf, typeOf } from './fileType';
import type { StoredFile } from './storedFile';
import { partsOf } from './uploadParts';

/** The received bytes of an upload, and the step that turns them into the content of a file. */
export interface FinishedUpload {
  store: (transaction: Transaction) => Pick<StoredFile, 'content' | 'size' | 'mime' | 'type'>;
}

/**
 * Prepares bytes as the content of a file.
 * @param content the id that they are stored under
 */
export async function finishUpload(name: string, bytes: Blob, content: string): Promise<FinishedUpload> {
  const mime = await mimeOf(name, bytes);
  return {
    store: (transaction) => {
      transaction.put(contentCollection, { id: content, blob: bytes });
      return { content, size: bytes.size, mime, type: typeOf(name, mime) };
    },
  };
}

/**
 * Reads the received parts of an upload. An empty file has no parts.
 * @throws Refusal 404 when it was given up meanwhile, 400 when it is too large
 */
export async function finishedUpload(store: Store, name: string, upload: string): Promise<FinishedUpload> {
  const parts = partsOf(await store.read([partCollection]), upload);
  if (parts.length === 0) throw notFound();
  const bytes = new Blob(parts.map(({ blob }) => blob));
  if (bytes.size > FILE_BYTES) throw badRequest({ path: 'item.upload', message: `must have at most ${FILE_BYTES} bytes` });
  const content = await finishUpload(name, bytes, upload);
  return {
    store: (transaction) => {
      for (const { id } of parts) transaction.delete(partCollection, id);
      return content.store(transaction);
    },
  };
}
