import type { Product } from '@stockroom/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { DraftField } from '../model/draft';
import { isError } from '../model/productRules';
import {
  applyChoices,
  beginSave,
  changeDraft,
  cleanContext,
  isAboutDraft,
  isNewer,
  issuesOf,
  mergesQuietly,
  mergeWith,
  restoreDraft,
  rollBack,
  settleSave,
  toggleFollow,
  unsavedFields,
} from './productEditContext';
import type { WriteFailure } from '../model/writeFailure';
import type {
  DeleteOutcome,
  ProductEditContext,
  ProductEditEmitted,
  ProductEditEvent,
  ProductEditInput,
  SaveInput,
  SaveOutcome,
} from './productEditTypes';

const NOT_PROVIDED = 'productEditMachine: provide the actors saveProduct and deleteProduct';
/** A defect: an actor that rejected instead of saying what became of the write. */
export const UNEXPECTED: WriteFailure = { kind: 'unexpected', call: '' };

/** Every type, actor, guard and action of the machine by its name. What each does is a pure function of `productEditContext.ts`. */
export const productEditSetup = setup({
  types: {
    context: {} as ProductEditContext,
    events: {} as ProductEditEvent,
    emitted: {} as ProductEditEmitted,
    input: {} as ProductEditInput,
    tags: {} as 'unsaved' | 'busy' | 'editable',
  },
  actors: {
    saveProduct: fromPromise<SaveOutcome, SaveInput>(() => Promise.reject(new Error(NOT_PROVIDED))),
    deleteProduct: fromPromise<DeleteOutcome, { product: Product }>(() => Promise.reject(new Error(NOT_PROVIDED))),
  },
  guards: {
    isNew: ({ context }) => context.isNew,
    isPristine: ({ context }) => unsavedFields(context).length === 0,
    hasErrors: ({ context }) => issuesOf(context).some(isError),
    hasRefusals: ({ context }) => context.refusals.length > 0,
    hasTheirs: ({ context }) => context.theirs !== null,
    mergesTheirs: ({ context }) => context.theirs !== null && mergesQuietly(context, context.theirs),
    isGone: ({ context }) => context.failure?.kind === 'gone',
    isSettled: ({ context }) => context.conflicts.every(({ field }) => context.choices[field] !== undefined),
    isNewerRecord: ({ context }, { product }: { product: Product }) => isNewer(product, context.saved),
    isCurrentCode: ({ context, event }) => event.type === 'owner.found' && isAboutDraft(context, event.field, event.value),
    isSaved: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'saved',
    isRefused: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'refused',
    isConflict: (_, { outcome }: { outcome: SaveOutcome }) => outcome.kind === 'conflict',
    mergesQuietly: ({ context }, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'conflict' && mergesQuietly(context, outcome.current),
    isDeleted: (_, { outcome }: { outcome: DeleteOutcome }) =>
      outcome.kind === 'deleted' || (outcome.kind === 'failed' && outcome.failure.kind === 'gone'),
  },
  actions: {
    setDraft: assign(({ context, event }) => (event.type === 'draft.changed' ? changeDraft(context, event.change) : {})),
    toggleFollow: assign(({ context }) => toggleFollow(context)),
    markLeft: assign(({ context }, { field }: { field: DraftField }) => ({ left: [...new Set([...context.left, field])] })),
    markSubmitted: assign({ submitted: true }),
    setOwner: assign(({ context, event }) =>
      event.type === 'owner.found' ? { owners: { ...context.owners, [event.field]: event.owner } } : {},
    ),
    restoreDraft: assign(({ context, event }) =>
      event.type === 'draft.restored' ? restoreDraft(context, event.base, event.draft) : {},
    ),
    adoptRecord: assign((_, { product }: { product: Product }) => cleanContext(product)),
    noteTheirs: assign((_, { product }: { product: Product }) => ({ theirs: product })),
    mergeRecord: assign(({ context }, { product }: { product: Product }) => mergeWith(context, product)),
    mergeTheirs: assign(({ context }) => (context.theirs ? mergeWith(context, context.theirs) : {})),
    mergeCurrent: assign(({ context }, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'conflict' ? mergeWith(context, outcome.current) : {},
    ),
    discardDraft: assign(({ context }) => cleanContext(context.theirs ?? context.saved)),
    becomeNew: assign(({ context }) => ({ isNew: true, saved: { ...context.saved, updatedAt: '' } })),
    beginSave: assign(({ context }) => beginSave(context)),
    settleSave: assign(({ context }, { outcome }: { outcome: SaveOutcome }) =>
      outcome.kind === 'saved' ? settleSave(context, outcome.product) : {},
    ),
    rollBack: assign(({ context }) => rollBack(context)),
    setRefusals: assign((_, { outcome }: { outcome: SaveOutcome }) =>
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
        ? { choices: Object.fromEntries(context.conflicts.map(({ field }) => [field, event.choice])) }
        : {},
    ),
    applyChoices: assign(({ context }) => applyChoices(context)),
    tellSaved: emit(({ context }, { outcome }: { outcome: SaveOutcome }) => ({
      type: 'edit.saved',
      product: outcome.kind === 'saved' ? outcome.product : context.saved,
      created: context.isNew,
    })),
    tellRefused: emit({ type: 'edit.refused' }),
    tellUnchanged: emit({ type: 'edit.unchanged' }),
    tellConflict: emit({ type: 'edit.conflicted' }),
    tellUnsettled: emit({ type: 'edit.unsettled' }),
    tellFailed: emit(({ context }) => ({ type: 'edit.failed', failure: context.failure ?? UNEXPECTED })),
    tellDeleted: emit(({ context }) => ({ type: 'edit.deleted', product: context.saved })),
    tellDiscarded: emit({ type: 'edit.discarded' }),
    tellRefreshed: emit({ type: 'record.refreshed' }),
  },
});
