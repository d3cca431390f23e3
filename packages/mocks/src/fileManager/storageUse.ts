import { STORAGE_BYTES, type StorageUse } from '@stockroom/contract';
import { Refusal } from '../engine/errors';
import type { View } from '../engine/transaction';
import { fileCollection, fileTrashCollection, partCollection } from './fileManager.collection';
import type { StoredFile } from './storedFile';

type Reader = Pick<View, 'values'>;

/** Sums up the sizes; bytes shared by copies count once. */
function sizeOf(files: Iterable<StoredFile>, counted = new Set<string>()): number {
  let sum = 0;
  for (const { content, size } of files) {
    if (content === null || counted.has(content)) continue;
    counted.add(content);
    sum += size;
  }
  return sum;
}

export function storageUseOf(view: Reader): StorageUse {
  const counted = new Set<string>();
  const used = sizeOf(view.values(fileCollection), counted);
  const deleted = [...view.values(fileTrashCollection)].flatMap(({ item, inside }) => [item, ...inside]);
  const trash = sizeOf(deleted, counted);
  return { used: used + trash, quota: STORAGE_BYTES, trash };
}

/** 413: the storage is full. Nothing stored is lost. */
export function storageFull(view: Reader): Refusal {
  return new Refusal(413, { error: 'STORAGE FULL', ...storageUseOf(view) });
}

/** Whether the bytes fit next to all files and pending uploads. */
export function hasFreeSpace(view: Reader, bytes: number): boolean {
  let waiting = 0;
  for (const { blob } of view.values(partCollection)) waiting += blob.size;
  return storageUseOf(view).used + waiting + bytes <= STORAGE_BYTES;
}

/** Whether the browser itself has space for the bytes; otherwise it would only reject the write. */
export async function browserHasFreeSpace(bytes: number): Promise<boolean> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => null);
  if (!estimate?.quota) return true;
  return estimate.quota - (estimate.usage ?? 0) > bytes * SPARE;
}

/** Factor for a browser's overhead on disk. */
const SPARE = 2;
