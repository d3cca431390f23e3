import type { View } from '../engine/transaction';
import { partCollection } from './fileManager.collection';
import type { KeptPart } from './keptFile';

/** The pieces of an upload in their order. */
export function partsOf(view: Pick<View, 'values'>, upload: string): KeptPart[] {
  return [...view.values(partCollection)].filter((part) => part.upload === upload).toSorted((a, b) => a.offset - b.offset);
}

export const receivedOf = (parts: readonly KeptPart[]): number => parts.reduce((sum, { blob }) => sum + blob.size, 0);
