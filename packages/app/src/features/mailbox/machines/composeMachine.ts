import { assign, setup } from 'xstate';
import { notProvided } from '#shared/machines/fromRequest';
import type { ComposeDraft } from '../model/composeDraft';

export type ComposeEvent =
  /** The draft was edited. */
  | { type: 'draft.changed'; draft: ComposeDraft }
  | { type: 'draft.kept' }
  | { type: 'send.requested' }
  | { type: 'undo.requested' }
  /** Another tab's text is taken, or overwritten. */
  | { type: 'conflict.settled'; draft: ComposeDraft }
  | { type: 'network.came' };

export interface ComposeContext {
  draft: ComposeDraft;
  /** Time within which a sent mail can be recalled, and the time left, in seconds. */
  holdSeconds: number;
  secondsLeft: number;
  isWaiting: boolean;
  isUnsaved: boolean;
  /** Error of the last call. */
  error: unknown;
}

export interface SendInput {
  draft: ComposeDraft;
  holdSeconds: number;
}

export interface ComposeInput extends SendInput {
  /** Whether it was waiting for a connection when the page was left: it continues to wait. */
  isWaiting?: boolean;
  /** Whether some of it was unsaved when the page was left: it is saved without another keystroke. */
  isUnsaved?: boolean;
}

/** Debounce of saving while typing, in milliseconds. */
export const SAVE_PAUSE = 1500;
/** Pause before sending is retried without a network event, in milliseconds. */
export const OUTBOX_PAUSE = 30_000;

type ComposeTag =
  /** The mail can be edited. */
  | 'writing'
  /** Some of the mail is not on the server yet. */
  | 'unsaved'
  /** A message replaces the window. */
  | 'away';

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'offline';
const isConflict = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'conflict';

/**
 * A mail from its first letter until it can no longer be recalled: written, saved automatically, sent, recalled, or waiting for
 * a connection.
 */
export const composeMachine = setup({
  types: {
    context: {} as ComposeContext,
    events: {} as ComposeEvent,
    input: {} as ComposeInput,
    tags: {} as ComposeTag,
  },
  delays: { SAVE_PAUSE, OUTBOX_PAUSE, SECOND: 1000 },
  actors: {
    /** Saves the draft; resolves with the time it was saved. */
    saveDraft: notProvided<string, ComposeDraft>('saveDraft'),
    sendMail: notProvided<string, SendInput>('sendMail'),
    /** Recalls the mail; resolves with the time it was saved as a draft. */
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
      // A retry after a failure sends the current text.
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

    /** No window: the mail is sent when possible, without the user watching. */
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
