import type { Product } from '@stockroom/contract';
import type { DraftField, ProductDraft } from '../model/draft';
import type { Choice, FieldConflict } from '../model/merge';
import type { CodeOwner } from '../model/productRules';
import type { Refusal, WriteFailure } from '../model/writeFailure';

/** What became of a save. The actor never rejects for these: each is a case that the machine knows. */
export type SaveOutcome =
  | { kind: 'saved'; product: Product }
  | { kind: 'conflict'; current: Product }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'failed'; failure: WriteFailure };

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'failed'; failure: WriteFailure };

export interface SaveInput {
  isNew: boolean;
  /** What the edit is based on. */
  saved: Product;
  draft: ProductDraft;
}

export interface ProductEditInput {
  /** The record to edit, or the defaults of one that is not on the server yet. */
  product: Product;
  isNew?: boolean;
}

export interface ProductEditContext {
  isNew: boolean;
  /** The server's word that the edit is based on; while saving, what it is expected to say next. */
  saved: Product;
  /** `saved` as it was before an optimistic write. */
  snapshot: Product | null;
  draft: ProductDraft;
  /** The draft that is being saved; typing goes on in `draft`. */
  sent: ProductDraft | null;
  /** Whether the price is reckoned from base price and tax, until it is set by hand. */
  followsBase: boolean;
  /** Fields that were left at least once: their problems are shown. */
  left: DraftField[];
  /** Whether a save was tried: every problem is shown. */
  submitted: boolean;
  /** Other products that already have the draft's codes. */
  owners: Record<'sku' | 'barcode', CodeOwner | null>;
  refusals: Refusal[];
  /** A newer record, seen while this edit has something unsaved. */
  theirs: Product | null;
  conflicts: FieldConflict[];
  choices: Partial<Record<DraftField, Choice>>;
  /** Fields that were taken over from `theirs` without asking. */
  merged: DraftField[];
  /** Merges in a row that the server found stale again. */
  mergeCount: number;
  failure: WriteFailure | null;
  /** Whether the failure is that of a save, and not of a deletion. */
  failedToSave: boolean;
}

export type ProductEditEvent =
  | { type: 'form.focused' }
  | { type: 'draft.changed'; change: Partial<ProductDraft> }
  | { type: 'draft.submit' }
  | { type: 'draft.discard' }
  /** A draft that outlived a reload or a sign-out; `base` is what it was based on. */
  | { type: 'draft.restored'; draft: ProductDraft; base: Product }
  /** Saves a product that was deleted elsewhere as a new one. */
  | { type: 'draft.addAgain' }
  | { type: 'field.left'; field: DraftField }
  | { type: 'price.lockToggled' }
  | { type: 'owner.found'; field: 'sku' | 'barcode'; value: string; owner: CodeOwner | null }
  | { type: 'record.changed'; product: Product }
  | { type: 'record.gone' }
  /** Puts the newer record under the draft. */
  | { type: 'record.merged' }
  | { type: 'conflict.chosen'; field: DraftField; choice: Choice }
  | { type: 'conflict.allChosen'; choice: 'mine' | 'theirs' }
  | { type: 'conflict.settled' }
  | { type: 'conflict.left' }
  | { type: 'failure.dismissed' }
  | { type: 'delete.asked' };

/** What the screen says aloud, moves focus for, or goes elsewhere for. */
export type ProductEditEmitted =
  | { type: 'edit.saved'; product: Product; created: boolean }
  /** The draft can't be saved as it is: the summary of its problems wants the focus. */
  | { type: 'edit.refused' }
  | { type: 'edit.unchanged' }
  | { type: 'edit.conflicted' }
  | { type: 'edit.unsettled' }
  | { type: 'edit.failed'; failure: WriteFailure }
  | { type: 'edit.deleted'; product: Product }
  | { type: 'edit.discarded' }
  | { type: 'record.refreshed' };
