import { assign, emit, setup } from 'xstate';
import { fromRequest } from '#shared/machines/fromRequest';
import { type FieldOf, isError, isNewer, type Versioned } from '../model/recordFields';
import type { WriteFailure } from '../model/writeFailure';
import { issuesOf, saveSteps, unsavedFields } from './saveContext';
import type {
  DeleteOutcome,
  EditCalls,
  SaveContext,
  SaveEdit,
  SaveEmitted,
  SaveEvent,
  SaveFields,
  SaveInput,
  SaveOutcome,
} from './saveTypes';

/** A defect: a call that rejected instead of returning an outcome. */
export const UNEXPECTED: WriteFailure = { kind: 'unexpected', call: '' };

export const failureOf = (outcome: { kind: string; failure?: WriteFailure }): WriteFailure => outcome.failure ?? UNEXPECTED;

/** All types, actors, guards and actions of `saveMachine` by name. Each one's effect is a pure step in `saveContext.ts`. */
export function saveSetup<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  type Context = SaveContext<Saved, Draft, Facts>;
  type Event = SaveEvent<Saved, Draft, Facts>;
  type Outcome = SaveOutcome<Saved, Draft>;
  type Calls = EditCalls<Saved, Draft>;
  const steps = saveSteps(fields);
  return setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as SaveEmitted<Saved>,
      input: {} as SaveInput<Saved, Draft>,
      tags: {} as 'unsaved' | 'busy' | 'editable',
    },
    actors: {
      saveRecord: fromRequest<Outcome, SaveEdit<Saved, Draft> & { calls: Calls }>(({ calls, ...edit }, signal) =>
        calls.save(edit, signal),
      ),
      deleteRecord: fromRequest<DeleteOutcome, { record: Saved; calls: Calls }>(({ calls, record }, signal) =>
        calls.remove(record, signal),
      ),
    },
    guards: {
      isNew: ({ context }) => context.isNew,
      isPristine: ({ context }) => unsavedFields(fields, context).length === 0,
      hasErrors: ({ context }) => issuesOf(fields, context).some(isError),
      hasRefusals: ({ context }) => context.refusals.length > 0,
      hasTheirs: ({ context }) => context.theirs !== null,
      mergesTheirs: ({ context }) => context.theirs !== null && steps.mergesQuietly(context, context.theirs),
      isGone: ({ context }) => context.failure?.kind === 'gone',
      isSettled: ({ context }) => context.conflicts.every(({ field }) => context.choices[field] !== undefined),
      isNewerRecord: ({ context }, { record }: { record: Saved }) => isNewer(record, context.saved),
      isSaved: (_, { outcome }: { outcome: Outcome }) => outcome.kind === 'saved',
      isRefused: (_, { outcome }: { outcome: Outcome }) => outcome.kind === 'refused',
      isConflict: (_, { outcome }: { outcome: Outcome }) => outcome.kind === 'conflict',
      mergesQuietly: ({ context }, { outcome }: { outcome: Outcome }) =>
        outcome.kind === 'conflict' && steps.mergesQuietly(context, outcome.current),
      isDeleted: (_, { outcome }: { outcome: DeleteOutcome }) =>
        outcome.kind === 'deleted' || (outcome.kind === 'failed' && outcome.failure.kind === 'gone'),
    },
    actions: {
      setDraft: assign(({ context, event }) =>
        event.type === 'draft.changed' ? steps.changeDraft(context, event.change, event.facts) : {},
      ),
      setFacts: assign(({ context, event }) =>
        event.type === 'facts.learned' ? { facts: { ...context.facts, ...event.facts } } : {},
      ),
      markLeft: assign(({ context }, { field }: { field: FieldOf<Draft> }) => ({
        left: [...new Set([...context.left, field])],
      })),
      markSubmitted: assign({ submitted: true }),
      restoreDraft: assign(({ context, event }) =>
        event.type === 'draft.restored' ? steps.restoreDraft(context, event.base, event.draft) : {},
      ),
      adoptRecord: assign((_, { record }: { record: Saved }) => steps.cleanContext(record)),
      adoptBesideFailure: assign(({ context }, { record }: { record: Saved }) => ({
        ...steps.cleanContext(record),
        failure: context.failure,
      })),
      noteTheirs: assign((_, { record }: { record: Saved }) => ({ theirs: record })),
      mergeRecord: assign(({ context }, { record }: { record: Saved }) => steps.mergeWith(context, record)),
      mergeTheirs: assign(({ context }) => (context.theirs ? steps.mergeWith(context, context.theirs) : {})),
      mergeCurrent: assign(({ context }, { outcome }: { outcome: Outcome }) =>
        outcome.kind === 'conflict' ? steps.mergeWith(context, outcome.current) : {},
      ),
      discardDraft: assign(({ context }) => steps.cleanContext(context.theirs ?? context.saved)),
      becomeNew: assign(({ context }) => ({ isNew: true, saved: { ...context.saved, updatedAt: '' } })),
      beginSave: assign(({ context }) => steps.beginSave(context)),
      settleSave: assign(({ context }, { outcome }: { outcome: Outcome }) =>
        outcome.kind === 'saved' ? steps.settleSave(context, outcome.record) : {},
      ),
      rollBack: assign(({ context }) => steps.rollBack(context)),
      setRefusals: assign((_, { outcome }: { outcome: Outcome }) =>
        outcome.kind === 'refused' ? { refusals: outcome.refusals, submitted: true } : {},
      ),
      setFailure: assign((_, { failure }: { failure: WriteFailure }) => ({ failure, failedToSave: true })),
      setDeleteFailure: assign((_, { failure }: { failure: WriteFailure }) => ({ failure, failedToSave: false })),
      clearFailure: assign({ failure: null }),
      choose: assign(({ context, event }) =>
        event.type === 'conflict.chosen' ? { choices: { ...context.choices, [event.field]: event.choice } } : {},
      ),
      chooseAll: assign(({ context, event }) =>
        event.type === 'conflict.allChosen'
          ? { choices: Object.fromEntries(context.conflicts.map(({ field }) => [field, event.choice])) as Context['choices'] }
          : {},
      ),
      applyChoices: assign(({ context }) => steps.applyChoices(context)),
      tellSaved: emit(({ context }, { outcome }: { outcome: Outcome }) => ({
        type: 'edit.saved',
        record: outcome.kind === 'saved' ? outcome.record : context.saved,
        created: context.isNew,
      })),
      tellRefused: emit({ type: 'edit.refused' }),
      tellUnchanged: emit({ type: 'edit.unchanged' }),
      tellConflict: emit({ type: 'edit.conflicted' }),
      tellUnsettled: emit({ type: 'edit.unsettled' }),
      tellFailed: emit(({ context }) => ({ type: 'edit.failed', failure: context.failure ?? UNEXPECTED })),
      tellDeleted: emit(({ context }) => ({ type: 'edit.deleted', record: context.saved })),
      tellDiscarded: emit({ type: 'edit.discarded' }),
      tellRefreshed: emit({ type: 'record.refreshed' }),
    },
  });
}
