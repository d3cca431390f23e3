import { assign, setup } from 'xstate';
import type { WaitingDraft } from '#shared/drafts/model/waitingDraft';
import { notProvided } from '#shared/machines/fromRequest';

export interface SignOutContext {
  /** Unsent drafts that only this browser has. */
  waiting: readonly WaitingDraft[];
  /** Whether sending was tried. */
  isTried: boolean;
}

export type SignOutEvent = { type: 'send.requested' } | { type: 'drop.requested' };

/**
 * Asks a user who signs out with unsent or unsaved work to send, discard or stay. To stay, the user leaves for another page.
 */
export const signOutMachine = setup({
  types: { context: {} as SignOutContext, events: {} as SignOutEvent },
  actors: {
    /** Waits for pending sends, and returns the drafts that are still unsent. */
    look: notProvided<readonly WaitingDraft[]>('look'),
    /** Sends the unsent drafts, and returns those that are left. */
    send: notProvided<readonly WaitingDraft[]>('send'),
  },
  guards: { isNothing: (_, waiting: readonly WaitingDraft[]) => waiting.length === 0 },
  actions: {
    setWaiting: assign((_, waiting: readonly WaitingDraft[]) => ({ waiting })),
    /** Deletes all data of the user from the device. */
    forget: () => undefined,
  },
}).createMachine({
  id: 'signOut',
  context: { waiting: [], isTried: false },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'free' },
          { target: 'asking', actions: { type: 'setWaiting', params: ({ event }) => event.output } },
        ],
      },
    },
    asking: { on: { 'send.requested': 'sending', 'drop.requested': 'free' } },
    sending: {
      exit: assign({ isTried: true }),
      invoke: {
        src: 'send',
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'free' },
          { target: 'asking', actions: { type: 'setWaiting', params: ({ event }) => event.output } },
        ],
        onError: 'asking',
      },
    },
    free: { type: 'final', entry: 'forget' },
  },
});
