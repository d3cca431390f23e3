import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CheckInput } from '../model/calls';
import {
  type ChosenFile,
  hasWork,
  type ImportContext,
  type ImportEvent,
  type PlanEvent,
  type RememberedImport,
} from '../model/importState';
import type { NewName } from '../model/judging/newNames';
import { type Fixes, NO_FIXES } from '../model/judging/plan';
import { mappingFaults, proposeMapping, retarget } from '../model/mapping';
import type { ReadChoices } from '../model/reading/readFile';

export interface ImportInput {
  /** Creates the id by which the server recognises this import. */
  createId: () => string;
  /** An unfinished import from before a reload, or from a closed tab. */
  remembered: RememberedImport | null;
}

export type ImportTag =
  /** Work in progress that the user can wait for. */
  | 'working'
  /** Leaving now would lose work or leave an import unfinished. */
  | 'guarded'
  | 'choose'
  | 'map'
  | 'review'
  | 'apply'
  | 'finished';

type Context = ImportContext & { createId: () => string };

export interface ReadInput {
  file: ChosenFile;
  choices: ReadChoices;
}
export type CheckFileInput = Pick<CheckInput, 'mapping' | 'fixes'>;
export interface ApplyInput {
  importId: string;
  /** Titles of the tags to create first. */
  newTags: string[];
  /** Brands and categories to create first. */
  newNames: NewName[];
}
export type UndoInput = ApplyInput;
/** Stops the import after the pending call. */
export interface StopEvent {
  type: 'apply.stop';
}

const notProvided = <Event extends EventObject, Input>() => fromCallback<Event, Input>(() => undefined);

/** Types, actors and guards of the import's machine. The actors do the work and are provided by the screen. */
export const importSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    tags: {} as ImportTag,
  },
  actors: {
    readFile: notProvided<EventObject, ReadInput>(),
    checkFile: notProvided<EventObject, CheckFileInput>(),
    amendPlan: notProvided<PlanEvent, unknown>(),
    applyPlan: notProvided<StopEvent, ApplyInput>(),
    undoImport: notProvided<EventObject, UndoInput>(),
  },
  guards: {
    canCheck: ({ context }) => context.mapping !== null && mappingFaults(context.mapping).length === 0,
    canApply: ({ context }) => context.pending === 0 && hasWork(context.summary),
    canUndo: ({ context }) => context.importId !== null && (context.uncertain || settledRows(context) > 0),
    isResumable: ({ context }) => context.remembered?.importId != null,
    wasEarlier: ({ context }) => context.outcome === 'earlier',
    wasCancelled: ({ context }) => context.outcome === 'cancelled',
  },
  actions: {
    takeFile: assign(({ event }) => (event.type === 'file.chosen' ? { file: event.file, choices: {}, progress: 0 } : {})),
    takeChoices: assign(({ context, event }) => {
      if (event.type !== 'reading.changed') return {};
      // Corrections refer to row positions, which change when the file is split differently.
      return { choices: { ...context.choices, ...event.choices }, fixes: NO_FIXES, restored: false, progress: 0 };
    }),
    takeInfo: assign(({ context, event }) => {
      if (event.type !== 'read.succeeded') return {};
      const { info } = event;
      const { remembered } = context;
      const isSame = remembered?.fingerprint === info.fingerprint && remembered.mapping.targets.length === info.columns.length;
      if (isSame && Object.keys(context.choices).length === 0) {
        return { info, mapping: remembered.mapping, fixes: remembered.fixes, restored: true, fault: null };
      }
      return { info, mapping: proposeMapping(info.columns, info.format), fault: null };
    }),
    setFault: assign(({ event }) => (event.type === 'read.failed' ? { fault: event.fault } : {})),
    setProgress: assign(({ context, event }) => {
      if (event.type !== 'read.progressed' && event.type !== 'check.progressed') return {};
      return { progress: Math.max(context.progress, event.progress) };
    }),
    mapColumn: assign(({ context: { mapping, info }, event }) => {
      if (event.type !== 'column.mapped' || !mapping || !info) return {};
      return { mapping: retarget(mapping, event.column, event.target, info.columns, info.format) };
    }),
    chooseDecimal: assign(({ context: { mapping }, event }) => {
      if (event.type !== 'decimal.chosen' || !mapping) return {};
      return {
        mapping: { ...mapping, decimals: mapping.decimals.map((sign, column) => (column === event.column ? event.sign : sign)) },
      };
    }),
    changeMapping: assign(({ context: { mapping }, event }) => {
      return event.type === 'mapping.changed' && mapping ? { mapping: { ...mapping, ...event.changes } } : {};
    }),
    startProgress: assign({ progress: 0, error: null }),
    takeSummary: assign(({ context, event }) => {
      return event.type === 'check.succeeded'
        ? { summary: event.summary, revision: context.revision + 1, pending: 0, error: null }
        : {};
    }),
    setError: assign(({ event }) => ('error' in event ? { error: event.error } : {})),
    clearError: assign({ error: null }),
    notePending: assign(({ context }) => ({ pending: context.pending + 1, error: null })),
    takeAmended: assign(({ context, event }) => {
      if (event.type !== 'plan.amended') return {};
      const { summary, fixes } = event;
      return { summary, fixes, revision: context.revision + 1, pending: Math.max(0, context.pending - 1) };
    }),
    failAmended: assign(({ context, event }) => {
      return event.type === 'plan.failed' ? { error: event.error, pending: Math.max(0, context.pending - 1) } : {};
    }),
    startImport: assign(({ context }) => ({ importId: context.createId(), report: null, error: null, uncertain: false })),
    takeReport: assign(({ event }) => (event.type === 'apply.progressed' ? { report: event.report } : {})),
    setUncertain: assign({ uncertain: true }),
    setCertain: assign({ uncertain: false }),
    setDone: assign({ outcome: 'done', uncertain: false }),
    setCancelled: assign({ outcome: 'cancelled' }),
    setEarlier: assign(({ context }) => ({ outcome: 'earlier' as const, importId: context.remembered?.importId ?? null })),
    takeUndone: assign(({ event }) => (event.type === 'undo.succeeded' ? { undone: event.answer, error: null } : {})),
    dropRemembered: assign({ remembered: null }),
    reset: assign(({ context }) => freshContext({ createId: context.createId, remembered: context.remembered })),
    /** Stores the user's decisions for a reload. Provided by the screen. */
    remember: () => undefined,
    /** Forgets what {@link importSetup} remembered. Provided by the screen. */
    forget: () => undefined,
  },
});

/** Input for applying or undoing the import. */
export function applyInput({ importId, summary }: ImportContext): ApplyInput {
  return { importId: importId ?? '', newTags: summary?.newTags ?? [], newNames: summary?.newNames ?? [] };
}

/** The context of an import that has not begun. */
export function freshContext({ createId, remembered }: ImportInput): Context {
  const fixes: Fixes = NO_FIXES;
  return {
    createId,
    remembered,
    fixes,
    file: null,
    choices: {},
    info: null,
    mapping: null,
    summary: null,
    revision: 0,
    pending: 0,
    progress: 0,
    importId: null,
    report: null,
    uncertain: false,
    outcome: null,
    undone: null,
    fault: null,
    error: null,
    restored: false,
  };
}

function settledRows({ report }: ImportContext): number {
  return report ? report.added + report.changed : 0;
}
