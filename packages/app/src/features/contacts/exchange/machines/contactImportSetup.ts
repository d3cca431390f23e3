import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { ImportedContact, ImportOutcome } from '../model/importedContact';
import { type ImportContext, type ImportEvent, mergeOutcomes } from '../model/importState';
import { contactsToAdd } from '../model/review';

export interface ContactImportInput {
  country: string | null;
}

export type ContactImportTag =
  /** Work in progress that the user can wait for. */
  | 'working'
  /** States in which a press outside would lose something. */
  | 'guarded';

export interface ReadInput {
  file: File | null;
  country: string | null;
}
export interface AddInput {
  contacts: readonly ImportedContact[];
}
export type UndoInput = Pick<ImportOutcome, 'added' | 'tags'>;
/** Stops the actor after its pending calls. */
export interface StopEvent {
  type: 'import.stop';
}

const notProvided = <Event extends EventObject, Input>() => fromCallback<Event, Input>(() => undefined);

/** Types, actors and guards of the import's machine. The actors do the work and are provided by the dialog. */
export const contactImportSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ContactImportInput,
    tags: {} as ContactImportTag,
  },
  actors: {
    readFile: notProvided<EventObject, ReadInput>(),
    addContacts: notProvided<StopEvent, AddInput>(),
    undoImport: notProvided<EventObject, UndoInput>(),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null && context.fault === null,
    hasSomeToAdd: ({ context }) => context.review !== null && contactsToAdd(context.review, context.wanted).length > 0,
    hasSomeLeft: ({ context }) => (context.outcome?.left.length ?? 0) > 0,
    hasSomeAdded: ({ context }) => (context.outcome?.added.length ?? 0) > 0,
    hasSomeKept: ({ context }) => (context.undone?.left.length ?? 0) > 0,
  },
  actions: {
    takeFile: assign(({ event }) => (event.type === 'file.chosen' ? { file: event.file, fault: null, progress: 0 } : {})),
    takeCountry: assign(({ event }) => (event.type === 'country.chosen' ? { country: event.country, progress: 0 } : {})),
    setProgress: assign(({ event }) => ('progress' in event ? { progress: event.progress } : {})),
    startProgress: assign({ progress: 0 }),
    setFault: assign(({ event }) => (event.type === 'read.failed' ? { fault: event.fault, review: null } : {})),
    takeReview: assign(({ event }) => (event.type === 'read.succeeded' ? { review: event.review, fault: null } : {})),
    decide: assign(({ context, event }) => {
      if (event.type !== 'twin.decided') return {};
      const wanted = new Set(context.wanted);
      if (event.add) wanted.add(event.at);
      else wanted.delete(event.at);
      return { wanted };
    }),
    decideAll: assign(({ context, event }) => {
      if (event.type !== 'twins.decided') return {};
      const twins = context.review?.rows.filter(({ twin }) => twin !== null) ?? [];
      return { wanted: new Set(event.add ? twins.map(({ at }) => at) : []) };
    }),
    takeOutcome: assign(({ context, event }) =>
      event.type === 'import.settled' ? { outcome: mergeOutcomes(context.outcome, event.outcome) } : {},
    ),
    takeUndone: assign(({ context, event }) => {
      if (event.type !== 'undo.settled') return {};
      return { undone: { ...event.outcome, removed: event.outcome.removed + (context.undone?.removed ?? 0) } };
    }),
    reset: assign(({ context }) => freshContext(context)),
  },
});

/** The context of an import that has not begun. */
export const freshContext = ({ country }: ContactImportInput): ImportContext => ({
  file: null,
  country,
  progress: 0,
  fault: null,
  review: null,
  wanted: new Set(),
  outcome: null,
  undone: null,
});
