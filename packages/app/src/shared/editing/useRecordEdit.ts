import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import type { DraftSubject } from '../drafts/draftSubject';
import { useLatched } from '../hooks/useLatched';
import { useLatest } from '../hooks/useLatest';
import { issuesOf, unsavedFields } from './machines/saveContext';
import { saveMachineOf } from './machines/saveMachineOf';
import type { EditCalls, SaveEdit } from './machines/saveTypes';
import { shownProblems } from './model/problems';
import { changedFields, type FieldIssue, type FieldOf, type RecordFields, type Versioned } from './model/recordFields';
import { deleteOutcome, saveOutcome } from './outcomes';
import { useEditFeedback } from './useEditFeedback';
import { type PersistedEditSchema, usePersistedEdit } from './usePersistedEdit';
import type { ConflictState } from './views/ConflictDialog';
import type { EditBannersState } from './views/EditBanners';
import type { EditGuardState } from './views/EditGuard';
import type { SaveBarState } from './views/SaveBar';

/**
 * One person editing one record: the save machine with everything that feeds it and is fed by it. The screen draws its fields and
 * hands on the rest:
 * ```tsx
 * const labels = useContactFieldLabels();
 * const edit = useRecordEdit({
 *   fields: contactFields,
 *   record: contact,
 *   subject: draftSubject('contact', contact.id),
 *   kept: KeptContact,
 *   nameOf: ({ name }) => name,
 *   save: ({ saved, draft }, signal) => updateContact(saved.id, changesOf(contactFields, saved, draft), signal),
 *   remove: (saved) => removeWithUndo(saved),
 *   onClosed: close,
 * });
 * return (
 *   <>
 *     <EditBanners {...edit.banners} labels={labels} />
 *     <Form onSubmit={edit.submit} busy={edit.bar.isSaving}>
 *       <TextField value={edit.draft.name} onChange={(name) => edit.set({ name })} onBlur={() => edit.leave('name')} />
 *       <SaveBar {...edit.bar} labels={labels} />
 *     </Form>
 *     {edit.conflict && <ConflictDialog {...edit.conflict} labels={labels} />}
 *     {edit.guard && <EditGuard {...edit.guard} labels={labels} />}
 *   </>
 * );
 * ```
 * Give it a `key` of the record's id: another record is another edit.
 *
 * A screen goes elsewhere in `onCreated`, `onSaved` and `onClosed`, and nowhere else: they are called once the edit has settled, when
 * the guard has nothing to ask about any more.
 */
export function useRecordEdit<
  Saved extends Versioned,
  Draft extends object,
  Issue extends FieldIssue<FieldOf<Draft>>,
  Facts extends object,
>(options: RecordEditOptions<Saved, Draft, Issue, Facts>) {
  const { fields, record, isNew = false, isGone = false } = options;
  const calls = useCalls(options);
  const edit = useActorRef(saveMachineOf(fields), { input: { record, isNew, calls } });
  const state = useSelector(edit, (snapshot) => snapshot);
  const { context } = state;
  const { saved, draft } = context;
  const isUnsaved = state.hasTag('unsaved');
  const isEditing = state.matches('editing');
  const isConflict = state.matches('conflict');
  const hadConflict = useLatched(isConflict);
  const wasUnsaved = useLatched(isUnsaved);
  const { attempt, wasSaved, saves } = useEditFeedback(edit, options.nameOf);
  const keeping = usePersistedEdit(edit, options.kept, options.subject);
  const leaving = useSettled(options, {
    isNew: context.isNew,
    isDone: state.status === 'done',
    saves,
    saved,
  });

  useEffect(() => {
    if (isGone) edit.send({ type: 'record.gone' });
    else if (!isNew) edit.send({ type: 'record.changed', record });
  }, [edit, isNew, isGone, record]);

  const problems = shownProblems(issuesOf(fields, context), context.refusals, context);
  const submit = () => edit.send({ type: 'draft.submit' });
  const discard = () => edit.send({ type: 'draft.discard' });
  const remove = () => edit.send({ type: 'delete.asked' });

  const banners: EditBannersState<FieldOf<Draft>> = {
    failure: context.failure,
    wasDeleting: state.matches('failed') && !context.failedToSave,
    changedElsewhere:
      isEditing && context.theirs ? changedFields(fields, fields.toDraft(saved), fields.toDraft(context.theirs)) : [],
    merged: isEditing ? context.merged : [],
    kept: isUnsaved ? null : keeping.kept,
    onRestore: keeping.restore,
    onDrop: keeping.drop,
    onMerge: () => edit.send({ type: 'record.merged' }),
    onRetry: context.failedToSave ? submit : remove,
    onDismiss: () => edit.send({ type: 'failure.dismissed' }),
    onAddAgain: () => edit.send({ type: 'draft.addAgain' }),
  };
  const bar: SaveBarState<FieldOf<Draft>> = {
    isNew: context.isNew,
    unsaved: unsavedFields(fields, { saved: context.snapshot ?? saved, draft }),
    isSaving: state.matches('saving'),
    isDeleting: state.matches('deleting'),
    wasSaved,
    onDiscard: discard,
    onDelete: options.remove && remove,
  };
  const conflict: ConflictState<FieldOf<Draft>> = {
    open: isConflict,
    conflicts: context.conflicts,
    choices: context.choices,
    isTried: context.submitted,
    onChoose: (field, choice) => edit.send({ type: 'conflict.chosen', field, choice }),
    onChooseAll: (choice) => edit.send({ type: 'conflict.allChosen', choice }),
    onSave: () => edit.send({ type: 'conflict.settled' }),
    onLater: () => edit.send({ type: 'conflict.left' }),
  };
  const guard: EditGuardState = {
    isUnsaved,
    isNew,
    isUnsavedNow: () => edit.getSnapshot().hasTag('unsaved'),
    async onSave() {
      leaving.begin();
      submit();
      const settled = await waitFor(edit, (next) => !next.hasTag('busy'));
      const isSaved = !settled.hasTag('unsaved');
      if (!isSaved) leaving.end();
      return isSaved;
    },
    onDiscard() {
      leaving.begin();
      discard();
    },
  };
  return {
    /** The machine, for what is not here. */
    edit,
    draft,
    /** The record as it is stored, or about to be. */
    saved,
    facts: context.facts,
    problems,
    /** Whether the last try to save found something wrong that is still there: the page's title says so. */
    isRefused:
      context.submitted &&
      Object.values<(typeof problems)[FieldOf<Draft>]>(problems).some((problem) => problem?.error ?? problem?.refusal),
    /** Failed tries to save so far; each new one moves the focus to the summary of problems. */
    attempt,
    /** While a record is being made: its form is about to be another's. */
    readOnly: state.hasTag('busy') && context.isNew,
    set: (change: Partial<Draft>, facts?: Partial<Facts>) => edit.send({ type: 'draft.changed', change, facts }),
    /** A field was left: what is wrong with it shows. */
    leave: (field: FieldOf<Draft>) => edit.send({ type: 'field.left', field }),
    focus: () => edit.send({ type: 'form.focused' }),
    submit,
    banners,
    bar,
    /** From the first conflict on. */
    conflict: hadConflict ? conflict : null,
    /** From the first change on. */
    guard: wasUnsaved ? guard : null,
  };
}

export interface RecordEditOptions<
  Saved extends Versioned,
  Draft extends object,
  Issue extends FieldIssue,
  Facts extends object,
> {
  fields: RecordFields<Saved, Draft, Issue, Facts>;
  /** The server's newest word, or the defaults of one that is not on the server yet. */
  record: Saved;
  isNew?: boolean;
  /** The record is not on the server any more. */
  isGone?: boolean;
  /** Subject of the draft. */
  subject: DraftSubject;
  /** Reads what a reload or the end of a session left: the draft, and the record that it was based on. */
  kept: PersistedEditSchema<Saved, Draft>;
  nameOf: (record: Saved) => string;
  /** Sends it; rejects with the call's error, which the kit understands: 409, 400 by field, 404, and all others. */
  save: (edit: SaveEdit<Saved, Draft>, signal: AbortSignal) => Promise<Saved>;
  /** Deletes it, with a way back. Left out where nothing is deleted here. */
  remove?: (saved: Saved) => Promise<unknown>;
  /** A new record was saved. */
  onCreated?: (record: Saved) => void;
  /** A save is through, or there was nothing to save. Left out where the form stays. */
  onSaved?: () => void;
  /** The edit is over: deleted or discarded. */
  onClosed?: () => void;
}

/** The same object over renders: an edit outlives many of them, and a change of language. */
function useCalls<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  options: RecordEditOptions<Saved, Draft, Issue, Facts>,
): EditCalls<Saved, Draft> {
  const latest = useLatest(options);
  const [calls] = useState<EditCalls<Saved, Draft>>(() => ({
    save: (edit, signal) => saveOutcome(latest.current.fields, latest.current.save(edit, signal)),
    remove: (saved) => deleteOutcome(Promise.resolve(latest.current.remove?.(saved))),
  }));
  return calls;
}

/**
 * The one way to go elsewhere after a save: not while the machine acts, when it is still unsaved for whoever asks, but once its state
 * is drawn. Where the person is on the way elsewhere already, that is where they go.
 */
function useSettled<Saved>(
  {
    isNew,
    onCreated,
    onSaved,
    onClosed,
  }: Pick<RecordEditOptions<Saved & Versioned, object, FieldIssue, object>, 'isNew' | 'onCreated' | 'onSaved' | 'onClosed'>,
  now: { isNew: boolean; isDone: boolean; saves: number; saved: Saved & Versioned },
) {
  const isLeaving = useRef(false);
  const isCreated = Boolean(isNew) && !now.isNew;
  const latest = useLatest({ onCreated, onSaved, onClosed, saved: now.saved });
  useEffect(() => {
    if (isLeaving.current) return;
    if (now.isDone) latest.current.onClosed?.();
    else if (isCreated) latest.current.onCreated?.(latest.current.saved);
  }, [now.isDone, isCreated, latest]);
  useEffect(() => {
    if (now.saves > 0 && !isLeaving.current) latest.current.onSaved?.();
  }, [now.saves, latest]);
  return {
    begin: () => {
      isLeaving.current = true;
    },
    end: () => {
      isLeaving.current = false;
    },
  };
}
