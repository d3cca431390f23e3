import { assign, setup } from 'xstate';

/** Duration of the warning before the session locks, in milliseconds. */
export const WARNING_TIME = 60_000;
/** Longest single wait, in milliseconds: timers stop while a laptop sleeps. */
const LONGEST_WAIT = 60_000;
const SECOND = 1000;

export interface IdleContext {
  /** Milliseconds without activity until the session locks; 0: never. */
  limit: number;
  /** Time of the last activity in any tab, in milliseconds since 1970. */
  lastActiveAt: number;
  /** Whole seconds until the lock, during the warning. */
  secondsLeft: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type IdleEvent =
  | { type: 'limit.changed'; limit: number }
  /** In this or another tab. */
  | { type: 'activity.seen'; at: number }
  /** The page was hidden, or the device asleep, so the time must be checked again. */
  | { type: 'page.shown' }
  | { type: 'lock.chosen' }
  | { type: 'session.locked' }
  | { type: 'session.unlocked' };

/** Locks an idle session after a warning with a countdown. The screen provides the action that locks. */
export const idleMachine = setup({
  types: {
    context: {} as IdleContext,
    events: {} as IdleEvent,
    input: {} as Pick<IdleContext, 'limit' | 'lastActiveAt' | 'now'>,
    tags: {} as 'warning',
  },
  actions: {
    lockSession: () => undefined,
    setLimit: assign(({ event }) => (event.type === 'limit.changed' ? { limit: event.limit } : {})),
    setActivity: assign(({ context, event }) =>
      event.type === 'activity.seen' ? { lastActiveAt: Math.max(context.lastActiveAt, event.at) } : {},
    ),
    startAnew: assign(({ context }) => ({ lastActiveAt: context.now() })),
    countDown: assign(({ context }) => ({ secondsLeft: Math.ceil(timeLeft(context) / SECOND) })),
  },
  guards: {
    isOff: ({ context }) => context.limit === 0,
    isOver: ({ context }) => timeLeft(context) <= 0,
    isWarningDue: ({ context }) => timeLeft(context) <= WARNING_TIME,
  },
  delays: {
    untilWarning: ({ context }) => Math.min(Math.max(timeLeft(context) - WARNING_TIME, 0), LONGEST_WAIT),
    second: SECOND,
  },
}).createMachine({
  id: 'idle',
  context: ({ input }) => ({ ...input, secondsLeft: 0 }),
  initial: 'looking',
  on: {
    'limit.changed': { target: '.looking', actions: 'setLimit' },
    'session.locked': '.locked',
  },
  states: {
    off: { on: { 'activity.seen': { actions: 'setActivity' } } },
    /** Compares the last activity with the clock. */
    looking: {
      always: [
        { guard: 'isOff', target: 'off' },
        { guard: 'isOver', target: 'locked', actions: 'lockSession' },
        { guard: 'isWarningDue', target: 'warning' },
        { target: 'watching' },
      ],
    },
    watching: {
      after: { untilWarning: 'looking' },
      on: { 'activity.seen': { actions: 'setActivity' }, 'page.shown': 'looking' },
    },
    warning: {
      tags: 'warning',
      entry: 'countDown',
      after: { second: 'looking' },
      on: {
        'activity.seen': { target: 'looking', actions: 'setActivity' },
        'page.shown': 'looking',
        'lock.chosen': { target: 'locked', actions: 'lockSession' },
      },
    },
    locked: {
      on: {
        'session.unlocked': { target: 'looking', actions: 'startAnew' },
        'limit.changed': { actions: 'setLimit' },
        'session.locked': {},
      },
    },
  },
});

const timeLeft = ({ limit, lastActiveAt, now }: IdleContext) => lastActiveAt + limit - now();
