import { assign, setup } from 'xstate';
import { fromRequest } from '#shared/machines/fromRequest';
import { type FieldOf, isNewer, type Versioned } from '../model/recordFields';
import { autosaveSteps } from './autosaveContext';
import type {
  AutosaveCalls,
  AutosaveContext,
  AutosaveEdit,
  AutosaveEvent,
  AutosaveInput,
  AutosaveOutcome,
} from './autosaveTypes';
import type { SaveFields } from './saveTypes';

/** Pause in typing before a save, in milliseconds. */
export const AUTOSAVE_MS = 300;

/**
 * Edit of one record that is saved automatically: changes are sent when typing pauses, and stay in the draft whatever the
 * outcome of the save. Changes by others are merged; where both changed the same field the person decides. Views check its
 * tags: `unsaved`, `saving`, `failed`.
 *
 * `useAutosave` runs it; an area writes its `RecordFields` and no machine.
 */
export function createAutosaveMachine<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  type Context = AutosaveContext<Saved, Draft>;
  const steps = autosaveSteps(fields);
  return setup({
    types: {
      context: {} as Context,
      events: {} as AutosaveEvent<Saved, Draft>,
      input: {} as AutosaveInput<Saved, Draft>,
      tags: {} as 'unsaved' | 'saving' | 'failed',
    },
    actors: {
      saveChanges: fromRequest<
        AutosaveOutcome<Saved> & { sent: Partial<Draft> },
        AutosaveEdit<Saved, Draft> & { calls: AutosaveCalls<Saved, Draft> }
      >(async ({ calls, ...edit }) => ({ ...(await calls.save(edit)), sent: edit.changes })),
    },
    delays: { AUTOSAVE: AUTOSAVE_MS },
    guards: {
      hasChanges: ({ context }) => Object.keys(steps.pendingChanges(context)).length > 0,
      // A rolled back write shows an older record than the one that came with its refusal.
      isNews: ({ context }, { record }: { record: Saved }) => isNewer(record, context.saved),
      isStale: (_, { outcome }: { outcome: AutosaveOutcome<Saved> }) => outcome.kind === 'stale',
    },
    actions: {
      setFields: assign(({ context }, { change }: { change: Partial<Draft> }) => ({ draft: { ...context.draft, ...change } })),
      takeRecord: assign(({ context }, { record, sent }: { record: Saved; sent?: Partial<Draft> }) =>
        steps.takeRecord(context, record, sent),
      ),
      markSaved: assign({ hasSaved: true, error: null }),
      setError: assign((_, { error }: { error: unknown }) => ({ error })),
      settleConflict: assign(({ context }, { field, take }: { field: FieldOf<Draft>; take: 'mine' | 'theirs' }) => ({
        conflicts: context.conflicts.filter((other) => other !== field),
        draft: take === 'mine' ? context.draft : { ...context.draft, [field]: fields.toDraft(context.saved)[field] },
      })),
      keepDraft: ({ context }) => context.calls.store(steps.keptChanges(context)),
    },
  }).createMachine({
    id: 'autosave',
    context: ({ input }) => steps.startContext(input),
    initial: 'resting',
    on: {
      'draft.changed': {
        target: '.waiting',
        reenter: true,
        actions: [{ type: 'setFields', params: ({ event: { change } }) => ({ change }) }, 'keepDraft'],
      },
      'record.changed': {
        guard: { type: 'isNews', params: ({ event: { record } }) => ({ record }) },
        actions: [{ type: 'takeRecord', params: ({ event: { record } }) => ({ record }) }, 'keepDraft'],
      },
      'conflict.settled': {
        target: '.waiting',
        reenter: true,
        actions: [{ type: 'settleConflict', params: ({ event: { field, take } }) => ({ field, take }) }, 'keepDraft'],
      },
    },
    states: {
      resting: { always: { guard: 'hasChanges', target: 'waiting' } },
      waiting: {
        tags: ['unsaved'],
        after: { AUTOSAVE: [{ guard: 'hasChanges', target: 'saving' }, { target: 'resting' }] },
      },
      saving: {
        tags: ['unsaved', 'saving'],
        invoke: {
          id: 'saveChanges',
          src: 'saveChanges',
          input: ({ context }) => ({
            calls: context.calls,
            saved: context.saved,
            changes: steps.pendingChanges(context),
          }),
          onDone: [
            {
              guard: { type: 'isStale', params: ({ event }) => ({ outcome: event.output }) },
              target: 'resting',
              actions: [{ type: 'takeRecord', params: ({ event }) => ({ record: event.output.record }) }, 'keepDraft'],
            },
            {
              target: 'resting',
              actions: [
                { type: 'takeRecord', params: ({ event: { output } }) => ({ record: output.record, sent: output.sent }) },
                'markSaved',
                'keepDraft',
              ],
            },
          ],
          onError: { target: 'failed', actions: { type: 'setError', params: ({ event: { error } }) => ({ error }) } },
        },
        on: {
          // The save continues: what is typed meanwhile is sent after it.
          'draft.changed': {
            actions: [{ type: 'setFields', params: ({ event: { change } }) => ({ change }) }, 'keepDraft'],
          },
          'record.changed': {},
          'conflict.settled': {
            actions: { type: 'settleConflict', params: ({ event: { field, take } }) => ({ field, take }) },
          },
        },
      },
      failed: {
        tags: ['unsaved', 'failed'],
        on: { 'save.retried': 'saving' },
      },
    },
  });
}

export type AutosaveMachine<Saved extends Versioned, Draft extends object, Facts extends object> = ReturnType<
  typeof createAutosaveMachine<Saved, Draft, Facts>
>;

const machines = new WeakMap<object, unknown>();

/** The machine of a kind of record, created once. */
export function autosaveMachineOf<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
): AutosaveMachine<Saved, Draft, Facts> {
  const known = machines.get(fields) as AutosaveMachine<Saved, Draft, Facts> | undefined;
  const machine = known ?? createAutosaveMachine(fields);
  machines.set(fields, machine);
  return machine;
}
