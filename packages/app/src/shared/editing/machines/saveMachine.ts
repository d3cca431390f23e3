import { and, not } from 'xstate';
import type { Versioned } from '../model/recordFields';
import { saveSteps } from './saveContext';
import { failureOf, saveSetup, UNEXPECTED } from './saveSetup';
import type { SaveFields } from './saveTypes';

/**
 * Edit of one record that the person saves explicitly. Holds the unsaved changes; the server's version comes in as input
 * and by `record.changed`. Views check its tags: `unsaved` (leaving would lose changes), `busy`, `editable`. Its effects are
 * calls passed with its input, so that the machine of a kind of record is created once and not with each record opened.
 *
 * `useRecordEdit` runs it; an area writes its `RecordFields` and no machine.
 */
export function createSaveMachine<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  const { startContext } = saveSteps(fields);
  return saveSetup(fields).createMachine({
    id: 'save',
    context: ({ input }) => startContext(input),
    initial: 'opening',
    on: {
      'field.left': { actions: { type: 'markLeft', params: ({ event }) => ({ field: event.field }) } },
      'facts.learned': { actions: 'setFacts' },
      'record.changed': {
        guard: { type: 'isNewerRecord', params: ({ event }) => ({ record: event.record }) },
        actions: { type: 'noteTheirs', params: ({ event }) => ({ record: event.record }) },
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
          'draft.submit': { actions: 'tellUnchanged' },
          'record.changed': {
            guard: { type: 'isNewerRecord', params: ({ event }) => ({ record: event.record }) },
            actions: { type: 'adoptRecord', params: ({ event }) => ({ record: event.record }) },
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
          'facts.learned': { target: '.assessing', actions: 'setFacts' },
          'draft.submit': [
            // Half-typed text is not a change yet, and no reason to leave.
            { guard: and(['isPristine', not('isNew'), not('hasErrors')]), actions: 'tellUnchanged' },
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
                guard: { type: 'isNewerRecord', params: ({ event }) => ({ record: event.record }) },
                actions: [{ type: 'adoptRecord', params: ({ event }) => ({ record: event.record }) }, 'tellRefreshed'],
              },
              'record.gone': { target: '#save.deleted', actions: 'tellDeleted' },
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
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context }) => ({
            calls: context.calls,
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
          // Text typed meanwhile stays. A new record waits: its form is about to become another record's.
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
            guard: { type: 'isNewerRecord', params: ({ event }) => ({ record: event.record }) },
            actions: { type: 'mergeRecord', params: ({ event }) => ({ record: event.record }) },
          },
        },
      },

      failed: {
        tags: 'editable',
        initial: 'assessing',
        on: {
          'draft.changed': { target: 'editing', actions: 'setDraft' },
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
        states: {
          assessing: { always: [{ guard: 'isPristine', target: 'clean' }, { target: 'unsaved' }] },
          unsaved: { tags: 'unsaved' },
          clean: {
            // A record whose deletion failed because somebody else changed it is shown in its current version.
            on: {
              'record.changed': {
                guard: { type: 'isNewerRecord', params: ({ event }) => ({ record: event.record }) },
                actions: [{ type: 'adoptBesideFailure', params: ({ event }) => ({ record: event.record }) }, 'tellRefreshed'],
              },
            },
          },
        },
      },

      deleting: {
        tags: 'busy',
        entry: 'clearFailure',
        invoke: {
          id: 'deleteRecord',
          src: 'deleteRecord',
          input: ({ context: { saved, calls } }) => ({ record: saved, calls }),
          onDone: [
            {
              guard: { type: 'isDeleted', params: ({ event }) => ({ outcome: event.output }) },
              target: 'deleted',
              actions: 'tellDeleted',
            },
            {
              target: 'failed',
              actions: [
                { type: 'setDeleteFailure', params: ({ event }) => ({ failure: failureOf(event.output) }) },
                'tellFailed',
              ],
            },
          ],
          onError: {
            target: 'failed',
            actions: [{ type: 'setDeleteFailure', params: { failure: UNEXPECTED } }, 'tellFailed'],
          },
        },
      },

      deleted: { type: 'final' },
      discarded: { type: 'final' },
    },
  });
}

export type SaveMachine<Saved extends Versioned, Draft extends object, Facts extends object> = ReturnType<
  typeof createSaveMachine<Saved, Draft, Facts>
>;
