import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import { drafts } from '../drafts/drafts';
import type { DraftSubject } from '../drafts/draftSubject';
import { useLatest } from '../hooks/useLatest';
import { useSession } from '../session/SessionContext';
import { autosaveSteps } from './machines/autosaveContext';
import { autosaveMachineOf } from './machines/autosaveMachine';
import type { AutosaveCalls, AutosaveEdit, AutosaveOutcome, StoredChanges } from './machines/autosaveTypes';
import { type StartedSave, flushPendingChanges } from './machines/flushPendingChanges';
import type { FieldIssue, FieldOf, RecordFields, Versioned } from './model/recordFields';
import { currentOf } from './outcomes';
import type { FieldConflictsState } from './views/FieldConflicts';
import type { SaveStateProps } from './views/SaveState';

/**
 * Edit of one record that is saved automatically when typing pauses. Typed changes are stored until they are saved, so that
 * a reload, a session's end or a failing server loses nothing.
 * ```tsx
 * const edit = useAutosave({
 *   fields: noteFields,
 *   record: note,
 *   subject: draftSubject('note', note.id),
 *   storedSchema: StoredNote,
 *   save: ({ saved, changes }) => updateNote(saved.id, { ...changes, updatedAt: saved.updatedAt }),
 *   onLeft: (left) => void left.flushPendingChanges().then(sayUnsettled),
 * });
 * return (
 *   <>
 *     <FieldConflicts {...edit.conflict} labels={labels} />
 *     <TextArea value={edit.draft.text} onChange={(text) => edit.set({ text })} />
 *     <SaveState {...edit.saving} />
 *   </>
 * );
 * ```
 * Give the component a `key` of the record's id: another record is another edit.
 */
export function useAutosave<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: AutosaveOptions<Saved, Draft, Issue, Facts>,
) {
  const { fields, record, subject } = options;
  const { user } = useSession();
  const key = { userId: user.id, subject };
  const [storedChanges] = useState(() => drafts.read(key, options.storedSchema)?.value ?? null);
  const keep = (changes: StoredChanges<Draft> | null) => (changes ? drafts.write(key, changes) : drafts.remove(key));
  const startedSave = useRef<StartedSave<Saved, Draft>>(null);
  const calls = useCalls(options, keep, startedSave);
  const edit = useActorRef(autosaveMachineOf(fields), { input: { record, storedChanges, calls } });
  const state = useSelector(edit, (snapshot) => snapshot);
  const { draft, saved, conflicts, hasSaved, error } = state.context;

  useEffect(() => edit.send({ type: 'record.changed', record }), [edit, record]);

  const isDropped = useRef(false);
  const leave = useEffectEvent(() => {
    if (isDropped.current) return;
    const snapshot = edit.getSnapshot();
    const { context } = snapshot;
    const steps = autosaveSteps(fields);
    const changes = steps.pendingChanges(context);
    const isUnsaved = Object.keys(changes).length > 0;
    options.onLeft?.({
      saved: context.saved,
      changes: isUnsaved ? changes : null,
      isUnsettled: context.conflicts.length > 0,
      before: context.hasSaved || isUnsaved ? steps.editedSince(context, changes) : {},
      keepRest: (stored) => keep(steps.keptChanges({ ...context, saved: stored })),
      async flushPendingChanges(save) {
        const send = save ? (rest: AutosaveEdit<Saved, Draft>) => outcomeOf(fields, save(rest)) : calls.save;
        const rest = await flushPendingChanges(fields, context, send, snapshot.hasTag('saving') ? startedSave.current : null);
        return { saved: rest.saved, isUnsettled: rest.conflicts.length > 0, before: steps.editedSince(rest, {}) };
      },
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
    /** The stored record. */
    saved,
    draft,
    set: (change: Partial<Draft>) => edit.send({ type: 'draft.changed', change }),
    /** Whether earlier text was restored and no field is in conflict. */
    isRestored: storedChanges !== null && (hasSaved || saving.isUnsaved) && conflicts.length === 0,
    conflict,
    saving,
    /** Discards unsaved changes, as the record is being deleted. */
    drop: (): void => {
      isDropped.current = true;
      drafts.remove(key);
    },
  };
}

/** State of an edit when it unmounts. */
export interface LeftEdit<Saved, Draft> {
  saved: Saved;
  /** Unsent changes; `null`: none. */
  changes: Partial<Draft> | null;
  /** Whether fields are still in conflict; they are stored. */
  isUnsettled: boolean;
  /** Values before the edit of the fields edited since: for undo. */
  before: Partial<Draft>;
  /**
   * Sends `changes` as the open edit would: after the pending save, with the version, and not over what others wrote to the
   * same field meanwhile, which stays in conflict and is stored. Rejects with the error of the call.
   * @param save replaces the edit's own
   */
  flushPendingChanges: (save?: (edit: AutosaveEdit<Saved, Draft>) => Promise<Saved>) => Promise<FlushedChanges<Saved, Draft>>;
  /** For callers that send `changes` themselves. Call it once those are stored: it stores only the rest. */
  keepRest: (stored: Saved) => void;
}

/** Outcome of sending an edit's remaining changes. */
export interface FlushedChanges<Saved, Draft> {
  saved: Saved;
  /** Whether fields are now in conflict; they are stored. */
  isUnsettled: boolean;
  /** Values before the edit of the fields stored since: for undo. */
  before: Partial<Draft>;
}

export interface AutosaveOptions<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object> {
  fields: RecordFields<Saved, Draft, Issue, Facts>;
  /** The server's latest version. */
  record: Saved;
  /** Subject of the draft. */
  subject: DraftSubject;
  /** Schema of the stored changes. */
  storedSchema: v.GenericSchema<unknown, StoredChanges<Draft>>;
  /**
   * Sends changes; rejects with the call's error. A 409 is handled. A call that has begun continues even if the edit is
   * left.
   */
  save: (edit: AutosaveEdit<Saved, Draft>) => Promise<Saved>;
  /** The edit unmounted: the caller sends what is unsaved. */
  onLeft?: (left: LeftEdit<Saved, Draft>) => void;
}

/** Calls as a stable object over renders: an edit outlasts many of them, and a change of language. */
function useCalls<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: AutosaveOptions<Saved, Draft, Issue, Facts>,
  keep: AutosaveCalls<Saved, Draft>['store'],
  startedSave: RefObject<StartedSave<Saved, Draft>>,
): AutosaveCalls<Saved, Draft> {
  const latest = useLatest({ ...options, keep });
  const [calls] = useState<AutosaveCalls<Saved, Draft>>(() => ({
    store: (changes) => latest.current.keep(changes),
    save(edit) {
      const saving = outcomeOf(latest.current.fields, latest.current.save(edit));
      startedSave.current = saving.then(
        (outcome) => ({ ...outcome, sent: edit.changes }),
        () => null,
      );
      return saving;
    },
  }));
  return calls;
}

async function outcomeOf<Saved extends Versioned>(
  { schema }: { schema: v.GenericSchema<unknown, Saved> },
  saving: Promise<Saved>,
): Promise<AutosaveOutcome<Saved>> {
  try {
    return { kind: 'saved', record: await saving };
  } catch (error) {
    const current = currentOf(schema, error);
    if (!current) throw error;
    return { kind: 'stale', record: current };
  }
}
