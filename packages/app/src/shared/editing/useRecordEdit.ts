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
 * Edit of one record by one person: the save machine with its inputs and outputs. The screen renders its fields and passes
 * on the rest:
 * ```tsx
 * const labels = useContactFieldLabels();
 * const edit = useRecordEdit({
 *   fields: contactFields,
 *   record: contact,
 *   subject: draftSubject('contact', contact.id),
 *   storedSchema: KeptContact,
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
 * Give the component a `key` of the record's id: another record is another edit.
 *
 * A screen navigates in `onCreated`, `onSaved` and `onClosed`, and nowhere else: they are called once the edit has settled and
 * the guard no longer asks.
 */
export function useRecordEdit<
  Saved extends Versioned,
  Draft extends object,
  Issue extends FieldIssue<FieldOf<Draft>>,
  Facts extends object,
>(options: RecordEditOptions<Saved, Draft, Issue, Facts>) {
  const { fields, record, isNew = false, isDeleted = false } = options;
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
  const keeping = usePersistedEdit(edit, options.storedSchema, options.subject);
  const leaving = useSettled(options, {
    isNew: context.isNew,
    isDone: state.status === 'done',
    saves,
    saved,
  });

  useEffect(() => {
    if (isDeleted) edit.send({ type: 'record.gone' });
    else if (!isNew) edit.send({ type: 'record.changed', record });
  }, [edit, isNew, isDeleted, record]);

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
    storedDraft: isUnsaved ? null : keeping.kept,
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
    hasTriedToSave: context.submitted,
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
    /** The machine, for anything not returned here. */
    edit,
    draft,
    /** The record as stored, or about to be. */
    saved,
    facts: context.facts,
    problems,
    /** Whether the last attempt to save found a problem that still exists: the page's title states it. */
    isRefused:
      context.submitted &&
      Object.values<(typeof problems)[FieldOf<Draft>]>(problems).some((problem) => problem?.error ?? problem?.refusal),
    /** Failed attempts to save so far; each new one moves the focus to the summary of problems. */
    attempt,
    /** While a record is being created: its form is about to become another record's. */
    readOnly: state.hasTag('busy') && context.isNew,
    set: (change: Partial<Draft>, facts?: Partial<Facts>) => edit.send({ type: 'draft.changed', change, facts }),
    /** Marks a field as left, so that its problems show. */
    leave: (field: FieldOf<Draft>) => edit.send({ type: 'field.left', field }),
    focus: () => edit.send({ type: 'form.focused' }),
    submit,
    banners,
    bar,
    /** Props of the conflict dialog, from the first conflict on. */
    conflict: hadConflict ? conflict : null,
    /** Props of the guard, from the first change on. */
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
  /** The server's latest version, or the defaults of a record that is not on the server yet. */
  record: Saved;
  isNew?: boolean;
  /** Whether the record was deleted on the server. */
  isDeleted?: boolean;
  /** Subject of the draft. */
  subject: DraftSubject;
  /** Schema of what a reload or the end of a session left: the draft, and the record that it was based on. */
  storedSchema: PersistedEditSchema<Saved, Draft>;
  nameOf: (record: Saved) => string;
  /** Sends the edit; rejects with the call's error, which the kit handles: 409, 400 by field, 404, and all others. */
  save: (edit: SaveEdit<Saved, Draft>, signal: AbortSignal) => Promise<Saved>;
  /** Deletes the record, with undo. Left out where nothing is deleted here. */
  remove?: (saved: Saved) => Promise<unknown>;
  /** Called when a new record was saved. */
  onCreated?: (record: Saved) => void;
  /** Called when a save is complete or there was nothing to save. Left out where the form stays. */
  onSaved?: () => void;
  /** Called when the edit has ended: deleted or discarded. */
  onClosed?: () => void;
}

/** Calls as a stable object over renders: an edit outlasts many of them, and a change of language. */
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
 * Triggers navigation after a save: not while the machine acts, when a guard would still find it unsaved, but once its
 * state is rendered. A navigation that the user has already started wins.
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
