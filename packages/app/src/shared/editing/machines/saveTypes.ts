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

/** The outcome of a save. The call never rejects for these: each is a case that the machine knows. */
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

/** The effects of an edit. The same object for as long as the edit lasts. */
export interface EditCalls<Saved, Draft> {
  save: (edit: SaveEdit<Saved, Draft>, signal: AbortSignal) => Promise<SaveOutcome<Saved, Draft>>;
  remove: (saved: Saved, signal: AbortSignal) => Promise<DeleteOutcome>;
}

export interface SaveInput<Saved, Draft> {
  /** The record to edit, or the defaults of one that is not on the server yet. */
  record: Saved;
  isNew?: boolean;
  calls: EditCalls<Saved, Draft>;
}

export interface SaveContext<Saved, Draft, Facts> {
  calls: EditCalls<Saved, Draft>;
  isNew: boolean;
  /** The server's word that the edit is based on; while saving, what it is expected to say next. */
  saved: Saved;
  /** `saved` as it was before an optimistic write. */
  snapshot: Saved | null;
  draft: Draft;
  /** The draft that is being saved; typing goes on in `draft`. */
  sent: Draft | null;
  /** Facts that the draft does not hold. */
  facts: Facts;
  /** Fields that were left at least once: their problems are shown. */
  left: FieldOf<Draft>[];
  /** Whether a save was tried: every problem is shown. */
  submitted: boolean;
  refusals: Refusal<FieldOf<Draft>>[];
  /** A newer record, seen while this edit has something unsaved. */
  theirs: Saved | null;
  conflicts: FieldConflict<FieldOf<Draft>>[];
  choices: Choices<Draft>;
  /** Fields that were taken over from `theirs` without asking. */
  merged: FieldOf<Draft>[];
  /** Merges in a row that the server found stale again. */
  mergeCount: number;
  failure: WriteFailure | null;
  /** Whether the failure is that of a save, and not of a deletion. */
  failedToSave: boolean;
}

export type SaveEvent<Saved, Draft, Facts> =
  | { type: 'form.focused' }
  /** `facts`: what the change is to be understood by, when it is none of typing. */
  | { type: 'draft.changed'; change: Partial<Draft>; facts?: Partial<Facts> }
  | { type: 'draft.submit' }
  | { type: 'draft.discard' }
  /** A draft that outlived a reload or a sign-out; `base` is what it was based on. */
  | { type: 'draft.restored'; draft: Draft; base: Saved }
  /** Saves a record that was deleted elsewhere as a new one. */
  | { type: 'draft.addAgain' }
  | { type: 'field.left'; field: FieldOf<Draft> }
  /** Something became known that the draft is judged by. */
  | { type: 'facts.learned'; facts: Partial<Facts> }
  | { type: 'record.changed'; record: Saved }
  | { type: 'record.gone' }
  /** Puts the newer record under the draft. */
  | { type: 'record.merged' }
  | { type: 'conflict.chosen'; field: FieldOf<Draft>; choice: Choice }
  | { type: 'conflict.allChosen'; choice: 'mine' | 'theirs' }
  | { type: 'conflict.settled' }
  | { type: 'conflict.left' }
  | { type: 'failure.dismissed' }
  | { type: 'delete.asked' };

/** Events that the screen announces and moves focus for. Where it goes to follows from the state, once that has settled. */
export type SaveEmitted<Saved> =
  | { type: 'edit.saved'; record: Saved; created: boolean }
  /** The draft can't be saved as it is: the summary of its problems wants the focus. */
  | { type: 'edit.refused' }
  | { type: 'edit.unchanged' }
  | { type: 'edit.conflicted' }
  | { type: 'edit.unsettled' }
  | { type: 'edit.failed'; failure: WriteFailure }
  | { type: 'edit.deleted'; record: Saved }
  | { type: 'edit.discarded' }
  | { type: 'record.refreshed' };
