import { assign, setup } from 'xstate';
import type { WaitingDraft } from '../../../shared/drafts/model/waitingDraft';
import { notProvided } from '../../../shared/machines/fromRequest';

export interface SignOutContext {
  /** Unsent drafts that only this browser has. */
  waiting: readonly WaitingDraft[];
  /** It was tried to send it. */
  isTried: boolean;
}

export type SignOutEvent = { type: 'send.requested' } | { type: 'drop.requested' };

/** Who wants to sign out with something that was not sent or saved is asked: send, drop or stay. To stay is to go to another page. */
export const signOutMachine = setup({
  types: { context: {} as SignOutContext, events: {} as SignOutEvent },
  actors: {
    /** Waits for pending sends, and answers with what is still unsent. */
    look: notProvided<readonly WaitingDraft[]>('look'),
    /** Sends what was sent off; answers with what is left. */
    send: notProvided<readonly WaitingDraft[]>('send'),
  },
  guards: { isNothing: (_, waiting: readonly WaitingDraft[]) => waiting.length === 0 },
  actions: {
    setWaiting: assign((_, waiting: readonly WaitingDraft[]) => ({ waiting })),
    /** Takes all that the person has here off the device. */
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
