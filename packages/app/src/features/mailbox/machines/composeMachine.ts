import { assign, setup } from 'xstate';
import { notProvided } from '../../../shared/machines/fromRequest';
import type { ComposeDraft } from '../model/composeDraft';

export type ComposeEvent =
  /** Something was written. */
  | { type: 'draft.changed'; draft: ComposeDraft }
  | { type: 'draft.kept' }
  | { type: 'send.requested' }
  | { type: 'undo.requested' }
  /** Another tab's words are taken, or are written over. */
  | { type: 'conflict.settled'; draft: ComposeDraft }
  | { type: 'network.came' };

export interface ComposeContext {
  draft: ComposeDraft;
  /** How long what was sent can be had back, in seconds, and how many of them are left. */
  holdSeconds: number;
  secondsLeft: number;
  isWaiting: boolean;
  isUnsaved: boolean;
  /** Why the last call failed. */
  error: unknown;
}

export interface SendInput {
  draft: ComposeDraft;
  holdSeconds: number;
}

export interface ComposeInput extends SendInput {
  /** Whether it was waiting for a connection when the page was left: it goes on doing so. */
  isWaiting?: boolean;
  /** Whether the server lacked some of it when the page was left: it is saved without another press of a key. */
  isUnsaved?: boolean;
}

/** How long typing has to rest before it is saved, in milliseconds. */
export const SAVE_PAUSE = 1500;
/** How long a mail waits before it is tried without anybody having seen a connection, in milliseconds. */
export const OUTBOX_PAUSE = 30_000;

type ComposeTag =
  /** It can be written on. */
  | 'writing'
  /** Something of it is not with the server yet. */
  | 'unsaved'
  /** The window makes way for a word. */
  | 'away';

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'offline';
const isConflict = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'conflict';

/** A mail from its first letter until nobody can have it back: written, saved by itself, sent, had back, or waiting for a connection. */
export const composeMachine = setup({
  types: {
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    input: {} as ComposeInput,
    tags: {} as ComposeTag,
  },
  delays: { SAVE_PAUSE, OUTBOX_PAUSE, SECOND: 1000 },
  actors: {
    /** Keeps the draft; answers with when it was kept. */
    saveDraft: notProvided<string, ComposeDraft>('saveDraft'),
    sendMail: notProvided<string, SendInput>('sendMail'),
    /** Has it back; answers with when it was kept as a draft. */
    recallMail: notProvided<string, string>('recallMail'),
  },
  guards: {
    isOffline: ({ event }) => 'error' in event && isOffline(event.error),
    isConflict: ({ event }) => 'error' in event && isConflict(event.error),
    hasTimeLeft: ({ context }) => context.secondsLeft > 1,
    canBeHadBack: ({ context }) => context.holdSeconds > 0,
    isWaiting: ({ context }) => context.isWaiting,
    isUnsaved: ({ context }) => context.isUnsaved,
  },
  actions: {
    setDraft: assign(({ event }) => ('draft' in event ? { draft: event.draft } : {})),
    setError: assign(({ event }) => ({ error: 'error' in event ? event.error : null })),
    clearError: assign({ error: null }),
    startCountdown: assign(({ context }) => ({ secondsLeft: context.holdSeconds })),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
  },
}).createMachine({
  id: 'compose',
  context: ({ input }) => ({ isWaiting: false, isUnsaved: false, ...input, secondsLeft: 0, error: null }),
  initial: 'begun',
  states: {
    begun: {
      always: [
        { guard: 'isWaiting', target: 'outbox' },
        { guard: 'isUnsaved', target: 'editing.changed' },
        { target: 'editing' },
      ],
    },

    editing: {
      tags: 'writing',
      initial: 'still',
      on: {
        'draft.changed': { target: '.changed', actions: 'setDraft' },
        'draft.kept': '.saving',
        'send.requested': 'sending',
      },
      states: {
        still: {},
        changed: { tags: 'unsaved', after: { SAVE_PAUSE: 'saving' } },
        saving: {
          tags: 'unsaved',
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => context.draft,
            onDone: {
              target: 'saved',
              actions: assign(({ context, event }) => ({ draft: { ...context.draft, updatedAt: event.output }, error: null })),
            },
            onError: [
              { guard: 'isConflict', target: 'conflict', actions: 'setError' },
              { target: 'saveFailed', actions: 'setError' },
            ],
          },
        },
        saved: {},
        saveFailed: { tags: 'unsaved' },
        conflict: {
          tags: 'unsaved',
          on: {
            'conflict.settled': { target: 'saving', actions: ['setDraft', 'clearError'] },
            'draft.changed': { actions: 'setDraft' },
          },
        },
      },
    },

    sending: {
      entry: 'clearError',
      // Sent anew after a failure it goes as it stands.
      on: { 'draft.changed': { actions: 'setDraft' } },
      invoke: {
        src: 'sendMail',
        input: ({ context: { draft, holdSeconds } }) => ({ draft, holdSeconds }),
        onDone: [{ guard: 'canBeHadBack', target: 'sent' }, { target: 'gone' }],
        onError: [
          { guard: 'isOffline', target: 'outbox' },
          { target: 'failed', actions: 'setError' },
        ],
      },
    },

    sent: {
      tags: 'away',
      entry: 'startCountdown',
      initial: 'counting',
      on: { 'undo.requested': 'recalling' },
      states: {
        counting: {
          after: {
            SECOND: [
              { guard: 'hasTimeLeft', target: 'counting', actions: 'countDown', reenter: true },
              { target: '#compose.gone' },
            ],
          },
        },
      },
    },

    recalling: {
      tags: 'away',
      invoke: {
        src: 'recallMail',
        input: ({ context }) => context.draft.id,
        onDone: {
          target: 'editing.saved',
          actions: assign(({ context, event }) => ({ draft: { ...context.draft, updatedAt: event.output }, error: null })),
        },
        onError: { target: 'recallFailed', actions: 'setError' },
      },
    },

    recallFailed: { tags: 'away', on: { 'undo.requested': 'recalling' }, after: { 6000: 'gone' } },

    failed: {
      tags: ['writing', 'unsaved'],
      on: { 'send.requested': 'sending', 'draft.changed': { target: 'editing.changed', actions: 'setDraft' } },
    },

    /** Without a window: it goes when it can, and nobody has to look on. */
    outbox: {
      tags: ['away', 'unsaved'],
      initial: 'waiting',
      on: { 'undo.requested': 'editing.changed' },
      states: {
        waiting: {
          on: { 'network.came': 'trying', 'send.requested': 'trying' },
          after: { OUTBOX_PAUSE: 'trying' },
        },
        trying: {
          invoke: {
            src: 'sendMail',
            input: ({ context: { draft, holdSeconds } }) => ({ draft, holdSeconds }),
            onDone: [{ guard: 'canBeHadBack', target: '#compose.sent' }, { target: '#compose.gone' }],
            onError: [
              { guard: 'isOffline', target: 'waiting' },
              { target: '#compose.failed', actions: 'setError' },
            ],
          },
        },
      },
    },

    gone: { type: 'final' },
  },
});
