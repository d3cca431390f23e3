import type { LeftProduct, Movement, Product, RefusedImportEntry, UndoImportAnswer } from '@stockroom/contract';
import type { SeedTime } from '../../engine/seedTime';

/** The outcome of one entry of a batch; enough to answer it again and to undo it. */
export type ImportedEntry =
  | ({ refused: string } & Partial<Pick<RefusedImportEntry, 'row' | 'sku' | 'name'>>)
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
  undone: UndoneBatch | null;
  /** Why stock changed, where it was told: a bulk edit's. */
  why?: Pick<Movement, 'reason' | 'note'>;
  /** Its entry in the list of imports; a bulk edit, which is sent the same way, has none and is not in it. */
  told?: { file: string; at: string | SeedTime; storeId: number; userName: string };
}

type UndoneBatch = UndoImportAnswer & Partial<{ left: readonly LeftProduct[]; at: string; userName: string }>;
