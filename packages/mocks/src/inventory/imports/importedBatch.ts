import type { UndoSkippedProduct, Movement, Product, RefusedImportEntry, UndoImportAnswer } from '@stockroom/contract';
import type { SeedTime } from '../../engine/seedTime';

/** Outcome of one entry of a batch; enough to send the same answer again and to undo it. */
export type ImportedEntry =
  | ({ refused: string } & Partial<Pick<RefusedImportEntry, 'row' | 'sku' | 'name'>>)
  /** `updatedAt` of the product after the import: while it is unchanged, nobody has edited the product. */
  | { productId: number; updatedAt: string; before: Product | null };

/** An applied batch of an import. */
export interface ImportedBatch {
  id: string;
  importId: string;
  index: number;
  added: readonly ImportedEntry[];
  updated: readonly ImportedEntry[];
  /** Set once the batch was undone. */
  undone: UndoneBatch | null;
  /** Reason for a change of stock, where a bulk edit gave it. */
  why?: Pick<Movement, 'reason' | 'note'>;
  /** Entry in the list of imports. A bulk edit is sent the same way but has no entry and is not in the list. */
  told?: { file: string; at: string | SeedTime; storeId: number; userName: string };
}

type UndoneBatch = UndoImportAnswer & Partial<{ left: readonly UndoSkippedProduct[]; at: string; userName: string }>;
