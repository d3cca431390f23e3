import type { FieldOf } from '../model/recordFields';

/** Unsaved changes in their stored form. */
export interface StoredChanges<Draft> {
  /** The version that the changes are based on. */
  version: string;
  changes: Partial<Draft>;
  /** The changed fields as saved in that version; missing in drafts stored before 2026-11-29. */
  base?: Partial<Draft>;
  /** Fields that were changed elsewhere too, and whose conflict the person has not settled yet. */
  inQuestion: FieldOf<Draft>[];
}

export interface AutosaveEdit<Saved, Draft> {
  /** The record that the changes are based on. */
  saved: Saved;
  changes: Partial<Draft>;
}

/** Outcome of a save: the stored record, or the newer one that it was not based on. */
export type AutosaveOutcome<Saved> = { kind: 'saved' | 'stale'; record: Saved };

/** Effects of an edit. The same object for as long as the edit lasts. */
export interface AutosaveCalls<Saved, Draft> {
  /** Rejects when the save failed. */
  save: (edit: AutosaveEdit<Saved, Draft>) => Promise<AutosaveOutcome<Saved>>;
  /** Stores unsaved changes among the drafts; `null`: there are none. */
  store: (storedChanges: StoredChanges<Draft> | null) => void;
}

export interface AutosaveInput<Saved, Draft> {
  record: Saved;
  /** Earlier changes that could not be saved. */
  storedChanges: StoredChanges<Draft> | null;
  calls: AutosaveCalls<Saved, Draft>;
}

export interface AutosaveContext<Saved, Draft> {
  calls: AutosaveCalls<Saved, Draft>;
  /** The stored record that the draft is based on. */
  saved: Saved;
  draft: Draft;
  /** Fields that were changed here and elsewhere. */
  conflicts: FieldOf<Draft>[];
  /** The draft at the beginning of the edit, for undo. */
  opened: Draft;
  /** Error of the failed save. */
  error: unknown;
  /** Whether anything was saved since the edit began. */
  hasSaved: boolean;
}

export type AutosaveEvent<Saved, Draft> =
  | { type: 'draft.changed'; change: Partial<Draft> }
  /** The server's version, whether the change was made here or elsewhere. */
  | { type: 'record.changed'; record: Saved }
  | { type: 'conflict.settled'; field: FieldOf<Draft>; take: 'mine' | 'theirs' }
  | { type: 'save.retried' };
