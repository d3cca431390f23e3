import type { Product, UndoImportAnswer } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';

/** What became of one entry of a batch; enough to answer it again and to undo it. */
export type ImportedEntry =
  | { refused: string }
  /** `updatedAt` of the product after the import: as long as it is still that, nobody changed it since. */
  | { productId: number; updatedAt: string; before: Product | null };

/** A batch of an import that was applied. */
export interface ImportedBatch {
  id: string;
  importId: string;
  index: number;
  added: readonly ImportedEntry[];
  updated: readonly ImportedEntry[];
  /** Set once the batch was undone. */
  undone: UndoImportAnswer | null;
}

export const importCollection = defineCollection<ImportedBatch>({
  name: 'imports',
  version: 1,
  required: ['id', 'importId', 'index', 'added', 'updated', 'undone'],
});
