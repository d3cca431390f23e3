import { allowedFileName, Done, FILE_BYTES, FileItem, fileManagerEndpoints, PART_BYTES, UploadState } from '@stockroom/contract';
import { badRequest, Refusal } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { fileCollections, partCollection } from './fileManager.collection';
import { finishUpload } from './finishedUpload';
import { createFileItem } from './placeFile';
import { browserHasFreeSpace, hasFreeSpace, storageFull } from './storageUse';
import { partsOf, receivedOf } from './uploadParts';

/** Uploads of files in parts: progress is visible, and only a lost part has to be sent again. */
export function fileUploadRoutes(): readonly Route[] {
  return [
    route('POST', fileManagerEndpoints.parts, UploadState, storePart),
    route('POST', fileManagerEndpoints.content, FileItem, storeFile),
    route('DELETE', fileManagerEndpoints.parts, Done, async ({ url, context }) => {
      const upload = idOf(url, 'upload');
      return context.store.write([partCollection], (transaction) => {
        for (const { id } of partsOf(transaction, upload)) transaction.delete(partCollection, id);
        return true;
      });
    }),
  ];
}

async function storePart({ request, context }: ProtectedCall): Promise<UploadState> {
  const { upload, offset, part } = await partOf(request);
  const hasBrowserRoom = await browserHasFreeSpace(part.size);
  const now = context.now();
  return context.store.write(fileCollections, (transaction) => {
    const before = partsOf(transaction, upload);
    const received = receivedOf(before);
    // A repeated part was received already.
    if (offset < received || (part.size === 0 && before.length > 0)) return { received };
    if (offset > received) throw new Refusal(409, { error: 'CONFLICT', current: { received } });
    if (received + part.size > FILE_BYTES) {
      throw badRequest({ path: 'part', message: `a file must have at most ${FILE_BYTES} bytes` });
    }
    for (const { id, at } of transaction.values(partCollection)) {
      if (now - at > ABANDONED_AFTER_MS) transaction.delete(partCollection, id);
    }
    if (!hasBrowserRoom || !hasFreeSpace(transaction, part.size)) throw storageFull(transaction);
    transaction.put(partCollection, { id: `${upload} ${offset}`, upload, offset, blob: part, at: now });
    return { received: received + part.size };
  });
}

/** Stores a file sent in one call, under a name that every disk accepts. */
async function storeFile(call: ProtectedCall): Promise<FileItem> {
  const { context } = call;
  const form = await formOf(call.request);
  const [to, file] = [form.get('folderId'), form.get('file')];
  if (!(file instanceof File)) throw badRequest({ path: 'file', message: 'is missing' });
  if (file.size > FILE_BYTES) throw badRequest({ path: 'file', message: `must have at most ${FILE_BYTES} bytes` });
  const name = allowedFileName(file.name);
  const upload = await finishUpload(name, file, context.newId());
  const hasBrowserRoom = await browserHasFreeSpace(file.size);
  return context.store.write(fileCollections, (transaction) => {
    if (!hasBrowserRoom || !hasFreeSpace(transaction, file.size)) throw storageFull(transaction);
    const folderId = typeof to === 'string' && to !== '' && to !== 'null' ? to : null;
    return createFileItem(
      transaction,
      call,
      { item: { id: context.newId(), folderId, name, description: '' }, onConflict: 'refuse' },
      upload,
    );
  });
}

/** Milliseconds after which an inactive upload is dropped: a day. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

async function partOf(request: Request): Promise<{ upload: string; offset: number; part: Blob }> {
  const form = await formOf(request);
  const [upload, offset, part] = [form.get('upload'), Number(form.get('offset')), form.get('part')];
  if (typeof upload !== 'string' || upload === '') throw badRequest({ path: 'upload', message: 'is missing' });
  if (!Number.isSafeInteger(offset) || offset < 0) throw badRequest({ path: 'offset', message: 'must be a whole number' });
  if (!(part instanceof Blob)) throw badRequest({ path: 'part', message: 'is missing' });
  if (part.size > PART_BYTES) throw badRequest({ path: 'part', message: `must have at most ${PART_BYTES} bytes` });
  return { upload, offset, part };
}

async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (!form) throw badRequest({ path: '', message: 'is no form' });
  return form;
}
