import { and, not } from 'xstate';
import { startContext } from './productEditContext';
import { productEditSetup, UNEXPECTED } from './productEditSetup';
import type { WriteFailure } from '../model/writeFailure';
import type { DeleteOutcome, SaveOutcome } from './productEditTypes';

/**
 * One person editing one product (issue 2, "Inventory"). It holds what is not saved; the server's word comes in as input and
 * by `record.changed`. Views ask its tags: `unsaved` (leaving would lose something), `busy`, `editable`.
 */
export const productEditMachine = productEditSetup.createMachine({
  id: 'productEdit',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  on: {
    'field.left': { actions: { type: 'markLeft', params: ({ event }) => ({ field: event.field }) } },
    'owner.found': { guard: 'isCurrentCode', actions: 'setOwner' },
    'record.changed': {
      guard: { type: 'isNewerRecord', params: ({ event }) => ({ product: event.product }) },
      actions: { type: 'noteTheirs', params: ({ event }) => ({ product: event.product }) },
    },
  },
  states: {
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'viewing' }] },

    viewing: {
      tags: 'editable',
      on: {
        'form.focused': 'editing',
        'draft.changed': { target: 'editing', actions: 'setDraft' },
        'draft.restored': { target: 'editing', actions: 'restoreDraft' },
        'price.lockToggled': { target: 'editing', actions: 'toggleFollow' },
        'draft.submit': { actions: 'tellUnchanged' },
        'record.changed': {
          guard: { type: 'isNewerRecord', params: ({ event }) => ({ product: event.product }) },
          actions: { type: 'adoptRecord', params: ({ event }) => ({ product: event.product }) },
        },
        'record.gone': { target: 'deleted', actions: 'tellDeleted' },
        'delete.asked': 'deleting',
      },
    },

    editing: {
      tags: 'editable',
      initial: 'assessing',
      on: {
        'draft.changed': { target: '.assessing', actions: 'setDraft' },
        'draft.restored': { target: '.assessing', actions: 'restoreDraft' },
        'price.lockToggled': { target: '.assessing', actions: 'toggleFollow' },
        'owner.found': { guard: 'isCurrentCode', target: '.assessing', actions: 'setOwner' },
        'draft.submit': [
          { guard: and(['isPristine', not('isNew')]), actions: 'tellUnchanged' },
          { guard: 'hasErrors', target: '.invalid', actions: ['markSubmitted', 'tellRefused'] },
          { target: 'saving' },
        ],
        'draft.discard': [
          { guard: 'isNew', target: 'discarded', actions: 'tellDiscarded' },
          { target: 'viewing', actions: ['discardDraft', 'tellDiscarded'] },
        ],
        'record.merged': [
          { guard: 'mergesTheirs', target: '.assessing', actions: 'mergeTheirs' },
          { guard: 'hasTheirs', target: 'conflict', actions: 'mergeTheirs' },
        ],
        'record.gone': {
          target: 'failed.unsaved',
          actions: { type: 'setFailure', params: { failure: { kind: 'gone', call: '' } } },
        },
        'delete.asked': [{ guard: 'isNew', target: 'discarded', actions: 'tellDiscarded' }, { target: 'deleting' }],
      },
      states: {
        assessing: {
          always: [
            { guard: 'isPristine', target: 'pristine' },
            { guard: 'hasErrors', target: 'invalid' },
            { guard: 'hasRefusals', target: 'invalid' },
            { target: 'dirty' },
          ],
        },
        pristine: {
          on: {
            'record.changed': {
              guard: { type: 'isNewerRecord', params: ({ event }) => ({ product: event.product }) },
              actions: [{ type: 'adoptRecord', params: ({ event }) => ({ product: event.product }) }, 'tellRefreshed'],
            },
            'record.gone': { target: '#productEdit.deleted', actions: 'tellDeleted' },
          },
        },
        dirty: { tags: 'unsaved' },
        invalid: { tags: 'unsaved' },
      },
    },

    saving: {
      tags: ['busy', 'unsaved'],
      entry: 'beginSave',
      invoke: {
        id: 'saveProduct',
        src: 'saveProduct',
        input: ({ context }) => ({
          isNew: context.isNew,
          saved: context.snapshot ?? context.saved,
          draft: context.sent ?? context.draft,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'settling',
            actions: [
              { type: 'tellSaved', params: ({ event }) => ({ outcome: event.output }) },
              { type: 'settleSave', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'mergesQuietly', params: ({ event }) => ({ outcome: event.output }) },
            target: 'saving',
            reenter: true,
            actions: { type: 'mergeCurrent', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ outcome: event.output }) },
            target: 'conflict',
            actions: [{ type: 'mergeCurrent', params: ({ event }) => ({ outcome: event.output }) }, 'tellConflict'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing.invalid',
            actions: ['rollBack', { type: 'setRefusals', params: ({ event }) => ({ outcome: event.output }) }, 'tellRefused'],
          },
          {
            target: 'failed.unsaved',
            actions: [
              'rollBack',
              { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event.output) }) },
              'tellFailed',
            ],
          },
        ],
        onError: {
          target: 'failed.unsaved',
          actions: ['rollBack', { type: 'setFailure', params: { failure: UNEXPECTED } }, 'tellFailed'],
        },
      },
      on: {
        // What is typed meanwhile is kept. A product that is being made waits: its form is about to be another's.
        'draft.changed': { guard: not('isNew'), actions: 'setDraft' },
      },
    },

    settling: { always: [{ guard: 'isPristine', target: 'viewing' }, { target: 'editing' }] },

    conflict: {
      tags: 'unsaved',
      on: {
        'conflict.chosen': { actions: 'choose' },
        'conflict.allChosen': { actions: 'chooseAll' },
        'conflict.settled': [
          { guard: 'isSettled', target: 'saving', actions: 'applyChoices' },
          { actions: ['markSubmitted', 'tellUnsettled'] },
        ],
        'conflict.left': 'editing',
        'draft.discard': { target: 'viewing', actions: ['discardDraft', 'tellDiscarded'] },
        'record.changed': {
          guard: { type: 'isNewerRecord', params: ({ event }) => ({ product: event.product }) },
          actions: { type: 'mergeRecord', params: ({ event }) => ({ product: event.product }) },
        },
      },
    },

    failed: {
      tags: 'editable',
      initial: 'unsaved',
      on: {
        'draft.changed': { target: 'editing', actions: 'setDraft' },
        'price.lockToggled': { target: 'editing', actions: 'toggleFollow' },
        'draft.submit': [
          { guard: and(['isPristine', not('isNew')]), actions: 'tellUnchanged' },
          { guard: 'hasErrors', target: 'editing.invalid', actions: ['clearFailure', 'markSubmitted', 'tellRefused'] },
          { target: 'saving' },
        ],
        'draft.addAgain': { guard: 'isGone', target: 'saving', actions: 'becomeNew' },
        'draft.discard': [
          { guard: 'isNew', target: 'discarded', actions: 'tellDiscarded' },
          { guard: 'isGone', target: 'deleted', actions: 'tellDeleted' },
          { target: 'viewing', actions: ['discardDraft', 'tellDiscarded'] },
        ],
        'failure.dismissed': { target: 'editing', actions: 'clearFailure' },
        'delete.asked': [{ guard: 'isNew', target: 'discarded', actions: 'tellDiscarded' }, { target: 'deleting' }],
      },
      states: { unsaved: { tags: 'unsaved' }, clean: {} },
    },

    deleting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteProduct',
        src: 'deleteProduct',
        input: ({ context }) => ({ product: context.saved }),
        onDone: [
          {
            guard: { type: 'isDeleted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'deleted',
            actions: 'tellDeleted',
          },
          {
            guard: 'isPristine',
            target: 'failed.clean',
            actions: [{ type: 'setDeleteFailure', params: ({ event }) => ({ failure: failureOf(event.output) }) }, 'tellFailed'],
          },
          {
            target: 'failed.unsaved',
            actions: [{ type: 'setDeleteFailure', params: ({ event }) => ({ failure: failureOf(event.output) }) }, 'tellFailed'],
          },
        ],
        onError: {
          target: 'failed.unsaved',
          actions: [{ type: 'setDeleteFailure', params: { failure: UNEXPECTED } }, 'tellFailed'],
        },
      },
    },

    deleted: { type: 'final' },
    discarded: { type: 'final' },
  },
});

function failureOf(outcome: SaveOutcome | DeleteOutcome): WriteFailure {
  return outcome.kind === 'failed' ? outcome.failure : UNEXPECTED;
}
