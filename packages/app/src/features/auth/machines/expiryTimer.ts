import { setup } from 'xstate';

/**
 * Longest single wait, in milliseconds. Browsers limit a delay to 2^31 − 1 (24.8 days) and pause timers while a laptop sleeps,
 * so the clock is checked every quarter of an hour.
 */
const LONGEST_WAIT = 15 * 60 * 1000;

export interface ExpiryInput {
  /** Milliseconds since 1970, on this device's clock. */
  expiresAt: number;
  now: () => number;
}

/** Finishes when the session expires, however far away that is. */
export const expiryTimer = setup({
  types: { input: {} as ExpiryInput, context: {} as ExpiryInput },
  guards: { isOver: ({ context }) => context.now() >= context.expiresAt },
  delays: { nextLook: ({ context }) => Math.min(Math.max(context.expiresAt - context.now(), 0), LONGEST_WAIT) },
}).createMachine({
  id: 'expiryTimer',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      after: {
        nextLook: [
          { guard: 'isOver', target: 'over' },
          { target: 'waiting', reenter: true },
        ],
      },
    },
    over: { type: 'final' },
  },
});
