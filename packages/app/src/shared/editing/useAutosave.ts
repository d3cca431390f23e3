import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { DraftSubject } from '../drafts/draftSubject';
import { drafts } from '../drafts/drafts';
import { useLatest } from '../hooks/useLatest';
import { useSession } from '../session/SessionContext';
import { autosaveSteps } from './machines/autosaveContext';
import { autosaveMachineOf } from './machines/autosaveMachine';
import type { AutosaveCalls, AutosaveEdit, AutosaveOutcome, KeptChanges } from './machines/autosaveTypes';
import { type StartedSave, flushPendingChanges } from './machines/flushPendingChanges';
import type { FieldIssue, FieldOf, RecordFields, Versioned } from './model/recordFields';
import { currentOf } from './outcomes';
import type { FieldConflictsState } from './views/FieldConflicts';
import type { SaveStateProps } from './views/SaveState';

/**
 * One person editing one record that is saved by itself when the typing rests. What is typed is kept until it is saved, so
 * that a reload, a session's end or a failing server loses nothing.
 * ```tsx
 * const edit = useAutosave({
 *   fields: noteFields,
 *   record: note,
 *   subject: draftSubject('note', note.id),
 *   kept: KeptNote,
 *   save: ({ saved, changes }) => updateNote(saved.id, { ...changes, updatedAt: saved.updatedAt }),
 *   onLeft: (left) => void left.flushPendingChanges().then(sayUnsettled),
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
  const begun = useRef<StartedSave<Saved, Draft>>(null);
  const calls = useCalls(options, keep, begun);
  const edit = useActorRef(autosaveMachineOf(fields), { input: { record, kept, calls } });
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
        const rest = await flushPendingChanges(fields, context, send, snapshot.hasTag('saving') ? begun.current : null);
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
    /** The record as it is stored. */
    saved,
    draft,
    set: (change: Partial<Draft>) => edit.send({ type: 'draft.changed', change }),
    /** Earlier text is restored, and no field is in conflict. */
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

/** The state of an edit when it is left. */
export interface LeftEdit<Saved, Draft> {
  saved: Saved;
  /** Changes still to be sent; `null`: none. */
  changes: Partial<Draft> | null;
  /** Fields are still in question, and are kept. */
  isUnsettled: boolean;
  /** The earlier values of fields edited since the edit began: for undo. */
  before: Partial<Draft>;
  /**
   * Sends `changes` as the open edit would: after the save that is on its way, by version, and not over what others wrote to the same field
   * meanwhile, which stays in question and is kept. Rejects with the error of the call.
   * @param save in place of the edit's own
   */
  flushPendingChanges: (save?: (edit: AutosaveEdit<Saved, Draft>) => Promise<Saved>) => Promise<FlushedChanges<Saved, Draft>>;
  /** For who sends `changes` in an order of their own. Call it once they are stored: only what is left is kept. */
  keepRest: (stored: Saved) => void;
}

/** The outcome of sending an edit's rest. */
export interface FlushedChanges<Saved, Draft> {
  saved: Saved;
  /** Fields are in question now, and are kept. */
  isUnsettled: boolean;
  /** The earlier values of fields stored since the edit began: for undo. */
  before: Partial<Draft>;
}

export interface AutosaveOptions<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object> {
  fields: RecordFields<Saved, Draft, Issue, Facts>;
  /** The server's newest word. */
  record: Saved;
  /** Subject of the draft. */
  subject: DraftSubject;
  /** Reads what was kept. */
  kept: v.GenericSchema<unknown, KeptChanges<Draft>>;
  /** Sends changes; rejects with the call's error. A 409 is understood. Begun once it goes on, though the edit is left. */
  save: (edit: AutosaveEdit<Saved, Draft>) => Promise<Saved>;
  /** The edit is left: what is unsaved is sent by whoever stays. */
  onLeft?: (left: LeftEdit<Saved, Draft>) => void;
}

/** The same object over renders: an edit outlives many of them, and a change of language. */
function useCalls<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: AutosaveOptions<Saved, Draft, Issue, Facts>,
  keep: AutosaveCalls<Saved, Draft>['keep'],
  begun: RefObject<StartedSave<Saved, Draft>>,
): AutosaveCalls<Saved, Draft> {
  const latest = useLatest({ ...options, keep });
  const [calls] = useState<AutosaveCalls<Saved, Draft>>(() => ({
    keep: (changes) => latest.current.keep(changes),
    save(edit) {
      const saving = outcomeOf(latest.current.fields, latest.current.save(edit));
      begun.current = saving.then(
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
