import type { Card } from '@stockroom/contract';
import { assign, fromPromise, setup } from 'xstate';
import {
  type CardDraft,
  type CardField,
  changesOf,
  draftOf,
  differing,
  isSameValue,
  type KeptCard,
  merge,
} from '../model/cardDraft';

/** How long nothing must be typed before it is saved, in milliseconds (screens, 4.1). */
export const AUTOSAVE_MS = 300;

export interface CardEditContext {
  id: string;
  /** The stored version that the draft is based on. */
  version: string;
  saved: CardDraft;
  draft: CardDraft;
  /** Fields that were changed here and elsewhere. */
  conflicts: CardField[];
  /** As the dialog was opened: for the way back. */
  opened: CardDraft;
  /** Why it could not be saved. */
  error: unknown;
  /** Whether anything was saved since the dialog was opened. */
  hasSaved: boolean;
}

export type CardEditEvent =
  | { type: 'field.changed'; changes: Partial<CardDraft> }
  /** The server's word, also about what was changed here or elsewhere. */
  | { type: 'card.arrived'; card: Card }
  | { type: 'conflict.settled'; field: CardField; take: 'mine' | 'theirs' }
  | { type: 'save.retried' };

export interface CardEditInput {
  card: Card;
  /** What was typed before and could not be saved. */
  kept: KeptCard | null;
}

export interface SaveCardInput {
  id: string;
  version: string;
  changes: Partial<CardDraft>;
}

/** How a save ended: the stored card and what was sent, or the newer card that it was not based on. */
export type SaveCardOutput = { kind: 'saved'; card: Card; sent: Partial<CardDraft> } | { kind: 'stale'; card: Card };

const inQuestion = ({ version, inQuestion: unsettled }: KeptCard, { updatedAt }: Card, changed: CardField[]) =>
  version === updatedAt ? changed.filter((field) => unsettled.includes(field)) : changed;

const pending = ({ saved, draft, conflicts }: CardEditContext) => changesOf(saved, draft, conflicts);

/**
 * A card in its dialog: what is typed is saved when the typing rests, and stays whatever becomes of the saving. What others changed
 * meanwhile is taken in, and where both changed the same the person decides. The screen provides `saveCard` and `keepDraft`.
 */
export const cardEditMachine = setup({
  types: { context: {} as CardEditContext, events: {} as CardEditEvent, input: {} as CardEditInput },
  actors: {
    saveCard: fromPromise<SaveCardOutput, SaveCardInput>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { AUTOSAVE: AUTOSAVE_MS },
  guards: {
    hasChanges: ({ context }) => Object.keys(pending(context)).length > 0,
    isNews: ({ context, event }) => event.type === 'card.arrived' && event.card.updatedAt !== context.version,
    isStale: (_, { kind }: { kind: SaveCardOutput['kind'] }) => kind === 'stale',
  },
  actions: {
    setFields: assign(({ context }, { changes }: { changes: Partial<CardDraft> }) => ({
      draft: { ...context.draft, ...changes },
    })),
    takeCard: assign(({ context }, { card, sent = {} }: { card: Card; sent?: Partial<CardDraft> }) => {
      // What was sent is the base of what was typed since.
      const merged = merge({ ...context.saved, ...sent }, context.draft, draftOf(card));
      const still = context.conflicts.filter((field) => !isSameValue(merged.draft[field], merged.saved[field]));
      return { ...merged, version: card.updatedAt, conflicts: [...new Set([...still, ...merged.conflicts])] };
    }),
    markSaved: assign({ hasSaved: true, error: null }),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    settleConflict: assign(({ context }, { field, take }: { field: CardField; take: 'mine' | 'theirs' }) => ({
      conflicts: context.conflicts.filter((other) => other !== field),
      draft: take === 'mine' ? context.draft : { ...context.draft, [field]: context.saved[field] },
    })),
    keepDraft: () => undefined,
  },
}).createMachine({
  id: 'cardEdit',
  context: ({ input }) => {
    const saved = draftOf(input.card);
    const draft = { ...saved, ...input.kept?.changes };
    return {
      id: input.card.id,
      version: input.card.updatedAt,
      saved,
      draft,
      // What was typed over an older version overwrites nothing unasked.
      conflicts: input.kept ? inQuestion(input.kept, input.card, differing(saved, draft)) : [],
      opened: saved,
      error: null,
      hasSaved: false,
    };
  },
  initial: 'resting',
  on: {
    'field.changed': {
      target: '.waiting',
      reenter: true,
      actions: [{ type: 'setFields', params: ({ event }) => event }, 'keepDraft'],
    },
    'card.arrived': { guard: 'isNews', actions: [{ type: 'takeCard', params: ({ event }) => event }, 'keepDraft'] },
    'conflict.settled': {
      target: '.waiting',
      reenter: true,
      actions: [{ type: 'settleConflict', params: ({ event }) => event }, 'keepDraft'],
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
        src: 'saveCard',
        input: ({ context }) => ({ id: context.id, version: context.version, changes: pending(context) }),
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'resting',
            actions: [{ type: 'takeCard', params: ({ event }) => event.output }, 'keepDraft'],
          },
          {
            target: 'resting',
            actions: [{ type: 'takeCard', params: ({ event }) => event.output }, 'markSaved', 'keepDraft'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
      on: {
        // The save goes on: what is typed meanwhile is sent after it.
        'field.changed': { actions: [{ type: 'setFields', params: ({ event }) => event }, 'keepDraft'] },
        'card.arrived': {},
        'conflict.settled': { actions: { type: 'settleConflict', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['unsaved', 'failed'],
      on: { 'save.retried': 'saving' },
    },
  },
});
