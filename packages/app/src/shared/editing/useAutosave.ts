import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { DraftSubject } from '../drafts/draftSubject';
import { drafts } from '../drafts/drafts';
import { useLatest } from '../hooks/useLatest';
import { useSession } from '../session/SessionContext';
import { autosaveSteps } from './machines/autosaveContext';
import { autosaveMachineOf } from './machines/autosaveMachine';
import type { AutosaveCalls, AutosaveEdit, AutosaveOutcome, KeptChanges } from './machines/autosaveTypes';
import type { FieldIssue, FieldOf, RecordFields, Versioned } from './model/recordFields';
import { currentOf } from './outcomes';
import type { FieldConflictsState } from './views/FieldConflicts';
import type { SaveStateProps } from './views/SaveState';

/**
 * One person editing one record that is saved by itself when the typing rests. What is typed lies with the tab until it is saved, so
 * that a reload, a session's end or a failing server loses nothing.
 * ```tsx
 * const edit = useAutosave({
 *   fields: noteFields,
 *   record: note,
 *   subject: draftSubject('note', note.id),
 *   kept: KeptNote,
 *   save: ({ saved, changes }, signal) => updateNote(saved.id, changes, saved.updatedAt, signal),
 *   onLeft: (left) => void sendLast(left),
 * });
 * return (
 *   <>
 *     <FieldConflicts {...edit.conflict} words={words} />
 *     <TextArea value={edit.draft.text} onChange={(text) => edit.set({ text })} />
 *     <SaveState {...edit.saving} />
 *   </>
 * );
 * ```
 * Give it a `key` of the record's id: another record is another edit.
 */
export function useAutosave<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: AutosaveOptions<Saved, Draft, Issue, Facts>,
) {
  const { fields, record, subject } = options;
  const { user } = useSession();
  const key = { userId: user.id, subject };
  const [kept] = useState(() => drafts.read(key, options.kept)?.value ?? null);
  const keep = (changes: KeptChanges<Draft> | null) => (changes ? drafts.write(key, changes) : drafts.remove(key));
  const calls = useCalls(options, keep);
  const edit = useActorRef(autosaveMachineOf(fields), { input: { record, kept, calls } });
  const state = useSelector(edit, (snapshot) => snapshot);
  const { draft, saved, conflicts, hasSaved, error } = state.context;

  useEffect(() => edit.send({ type: 'record.changed', record }), [edit, record]);

  const isDropped = useRef(false);
  const leave = useEffectEvent(() => {
    if (isDropped.current) return;
    const { context } = edit.getSnapshot();
    const steps = autosaveSteps(fields);
    const changes = steps.pendingChanges(context);
    const isUnsaved = Object.keys(changes).length > 0;
    options.onLeft?.({
      saved: context.saved,
      changes: isUnsaved ? changes : null,
      isUnsettled: context.conflicts.length > 0,
      before: context.hasSaved || isUnsaved ? steps.editedSince(context, changes) : {},
      keepRest: (stored) => keep(steps.keptChanges({ ...context, saved: stored })),
    });
  });
  useEffect(() => () => leave(), []);

  const conflict: FieldConflictsState<FieldOf<Draft>> = {
    fields: conflicts,
    mine: draft,
    theirs: fields.toDraft(saved),
    onSettle: (field, take) => edit.send({ type: 'conflict.settled', field, take }),
  };
  const saving: SaveStateProps = {
    isSaving: state.hasTag('saving'),
    isFailed: state.hasTag('failed'),
    isUnsaved: state.hasTag('unsaved'),
    hasSaved,
    error,
    onRetry: () => edit.send({ type: 'save.retried' }),
  };
  return {
    /** The record as it is stored. */
    saved,
    draft,
    set: (change: Partial<Draft>) => edit.send({ type: 'draft.changed', change }),
    /** What was typed before is back, and nothing is in question. */
    isRestored: kept !== null && (hasSaved || saving.isUnsaved) && conflicts.length === 0,
    conflict,
    saving,
    /** The record goes, and what is unsaved with it. */
    drop: (): void => {
      isDropped.current = true;
      drafts.remove(key);
    },
  };
}

/** What there is when the edit is left. */
export interface LeftEdit<Saved, Draft> {
  saved: Saved;
  /** What is still to be sent; `null`: nothing. */
  changes: Partial<Draft> | null;
  /** Fields are still in question, and lie with the tab. */
  isUnsettled: boolean;
  /** What was edited since the edit began, as it was then: for the way back. */
  before: Partial<Draft>;
  /** Call it once `changes` are stored: only what is left is kept with the tab. */
  keepRest: (stored: Saved) => void;
}

export interface AutosaveOptions<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object> {
  fields: RecordFields<Saved, Draft, Issue, Facts>;
  /** The server's newest word. */
  record: Saved;
  /** What is unsaved is kept under. */
  subject: DraftSubject;
  /** Reads what was kept. */
  kept: v.GenericSchema<unknown, KeptChanges<Draft>>;
  /** Sends changes; rejects with the call's error. A 409 is understood. */
  save: (edit: AutosaveEdit<Saved, Draft>, signal: AbortSignal) => Promise<Saved>;
  /** The edit is left: what is unsaved is sent by whoever stays. */
  onLeft?: (left: LeftEdit<Saved, Draft>) => void;
}

/** The same object over renders: an edit outlives many of them, and a change of language. */
function useCalls<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: AutosaveOptions<Saved, Draft, Issue, Facts>,
  keep: AutosaveCalls<Saved, Draft>['keep'],
): AutosaveCalls<Saved, Draft> {
  const latest = useLatest({ ...options, keep });
  const [calls] = useState<AutosaveCalls<Saved, Draft>>(() => ({
    keep: (changes) => latest.current.keep(changes),
    save: async (edit, signal): Promise<AutosaveOutcome<Saved>> => {
      try {
        return { kind: 'saved', record: await latest.current.save(edit, signal) };
      } catch (error) {
        const current = currentOf(latest.current.fields.schema, error);
        if (!current) throw error;
        return { kind: 'stale', record: current };
      }
    },
  }));
  return calls;
}
