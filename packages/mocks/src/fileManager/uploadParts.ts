import type { View } from '../engine/transaction';
import { partCollection } from './fileManager.collection';
import type { StoredPart } from './storedFile';

/** Returns the parts of an upload in order. */
export function partsOf(view: Pick<View, 'values'>, upload: string): StoredPart[] {
  return [...view.values(partCollection)].filter((part) => part.upload === upload).toSorted((a, b) => a.offset - b.offset);
}

export const receivedOf = (parts: readonly StoredPart[]): number => parts.reduce((sum, { blob }) => sum + blob.size, 0);
