import type { FieldOf } from '../model/recordFields';

/** Unsaved changes, as they are stored. */
export interface KeptChanges<Draft> {
  /** The version that it was based on. */
  version: string;
  changes: Partial<Draft>;
  /** The changed fields as they were stored in that version; missing in drafts that were kept before 2026-11-29. */
  base?: Partial<Draft>;
  /** Fields that were changed elsewhere too, and that the person has not settled yet. */
  inQuestion: FieldOf<Draft>[];
}

export interface AutosaveEdit<Saved, Draft> {
  /** The record that the changes are based on. */
  saved: Saved;
  changes: Partial<Draft>;
}

/** How a save ended: the stored record, or the newer one that it was not based on. */
export type AutosaveOutcome<Saved> = { kind: 'saved' | 'stale'; record: Saved };

/** The effects of an edit. The same object for as long as the edit lasts. */
export interface AutosaveCalls<Saved, Draft> {
  /** Rejects when it could not be saved. */
  save: (edit: AutosaveEdit<Saved, Draft>) => Promise<AutosaveOutcome<Saved>>;
  /** Keeps what is not stored among the drafts; `null`: there is nothing. */
  keep: (kept: KeptChanges<Draft> | null) => void;
}

export interface AutosaveInput<Saved, Draft> {
  record: Saved;
  /** Earlier changes that could not be saved. */
  kept: KeptChanges<Draft> | null;
  calls: AutosaveCalls<Saved, Draft>;
}

export interface AutosaveContext<Saved, Draft> {
  calls: AutosaveCalls<Saved, Draft>;
  /** The stored record that the draft is based on. */
  saved: Saved;
  draft: Draft;
  /** Fields that were changed here and elsewhere. */
  conflicts: FieldOf<Draft>[];
  /** As the edit began: for the way back. */
  opened: Draft;
  /** Why it could not be saved. */
  error: unknown;
  /** Whether anything was saved since the edit began. */
  hasSaved: boolean;
}

export type AutosaveEvent<Saved, Draft> =
  | { type: 'draft.changed'; change: Partial<Draft> }
  /** The server's word, also about what was changed here or elsewhere. */
  | { type: 'record.changed'; record: Saved }
  | { type: 'conflict.settled'; field: FieldOf<Draft>; take: 'mine' | 'theirs' }
  | { type: 'save.retried' };
