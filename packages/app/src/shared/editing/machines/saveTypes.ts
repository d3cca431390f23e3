import type { Choices, Choice, FieldConflict } from '../model/merge';
import type { FieldIssue, FieldOf, RecordFields, Versioned } from '../model/recordFields';
import type { Refusal, WriteFailure } from '../model/writeFailure';

/** The part of `RecordFields` that the machine needs. */
export type SaveFields<Saved extends Versioned, Draft extends object, Facts extends object> = RecordFields<
  Saved,
  Draft,
  FieldIssue,
  Facts
>;

/** Outcome of a save. The call never rejects for these: the machine handles each case. */
export type SaveOutcome<Saved, Draft> =
  | { kind: 'saved'; record: Saved }
  | { kind: 'conflict'; current: Saved }
  | { kind: 'refused'; refusals: Refusal<FieldOf<Draft>>[] }
  | { kind: 'failed'; failure: WriteFailure };

export type DeleteOutcome = { kind: 'deleted' } | { kind: 'failed'; failure: WriteFailure };

export interface SaveEdit<Saved, Draft> {
  isNew: boolean;
  /** The record that the edit is based on. */
  saved: Saved;
  draft: Draft;
}

/** Effects of an edit. The same object for as long as the edit lasts. */
export interface EditCalls<Saved, Draft> {
  save: (edit: SaveEdit<Saved, Draft>, signal: AbortSignal) => Promise<SaveOutcome<Saved, Draft>>;
  remove: (saved: Saved, signal: AbortSignal) => Promise<DeleteOutcome>;
}

export interface SaveInput<Saved, Draft> {
  /** The record to edit, or the defaults of a record that is not on the server yet. */
  record: Saved;
  isNew?: boolean;
  calls: EditCalls<Saved, Draft>;
}

export interface SaveContext<Saved, Draft, Facts> {
  calls: EditCalls<Saved, Draft>;
  isNew: boolean;
  /** The server's version that the edit is based on; while saving, the version that the server is expected to return. */
  saved: Saved;
  /** `saved` as it was before an optimistic write. */
  snapshot: Saved | null;
  draft: Draft;
  /** The draft being saved; typing continues in `draft`. */
  sent: Draft | null;
  /** Facts for validation that are not part of the draft. */
  facts: Facts;
  /** Fields that were left at least once: their problems are shown. */
  left: FieldOf<Draft>[];
  /** Whether a save was attempted: every problem is shown. */
  submitted: boolean;
  refusals: Refusal<FieldOf<Draft>>[];
  /** A newer record that arrived while this edit has unsaved changes. */
  theirs: Saved | null;
  conflicts: FieldConflict<FieldOf<Draft>>[];
  choices: Choices<Draft>;
  /** Fields that were taken over from `theirs` without asking. */
  merged: FieldOf<Draft>[];
  /** Merges in a row that the server rejected as stale again. */
  mergeCount: number;
  failure: WriteFailure | null;
  /** Whether a save failed, and not a deletion. */
  failedToSave: boolean;
}

export type SaveEvent<Saved, Draft, Facts> =
  | { type: 'form.focused' }
  /** `facts`: context for validating the change when it does not come from typing. */
  | { type: 'draft.changed'; change: Partial<Draft>; facts?: Partial<Facts> }
  | { type: 'draft.submit' }
  | { type: 'draft.discard' }
  /** A draft that survived a reload or a sign-out; `base` is the record it was based on. */
  | { type: 'draft.restored'; draft: Draft; base: Saved }
  /** Saves a record that was deleted elsewhere as a new one. */
  | { type: 'draft.addAgain' }
  | { type: 'field.left'; field: FieldOf<Draft> }
  /** Facts for validating the draft became known. */
  | { type: 'facts.learned'; facts: Partial<Facts> }
  | { type: 'record.changed'; record: Saved }
  | { type: 'record.gone' }
  /** Rebases the draft onto the newer record. */
  | { type: 'record.merged' }
  | { type: 'conflict.chosen'; field: FieldOf<Draft>; choice: Choice }
  | { type: 'conflict.allChosen'; choice: 'mine' | 'theirs' }
  | { type: 'conflict.settled' }
  | { type: 'conflict.left' }
  | { type: 'failure.dismissed' }
  | { type: 'delete.asked' };

/** Events that the screen announces and moves focus for. Navigation follows from the state, once that has settled. */
export type SaveEmitted<Saved> =
  | { type: 'edit.saved'; record: Saved; created: boolean }
  /** The draft can't be saved as it is: focus goes to the summary of its problems. */
  | { type: 'edit.refused' }
  | { type: 'edit.unchanged' }
  | { type: 'edit.conflicted' }
  | { type: 'edit.unsettled' }
  | { type: 'edit.failed'; failure: WriteFailure }
  | { type: 'edit.deleted'; record: Saved }
  | { type: 'edit.discarded' }
  | { type: 'record.refreshed' };
