import { getShortestPaths } from '@xstate/graph';
import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, transition } from 'xstate';
import { type IdleEvent, idleMachine } from './idleMachine';

const MINUTE = 60_000;

function start({ minutes = 5, lastActiveAt = 0 } = {}) {
  const clock = new SimulatedClock();
  const lockSession = vi.fn();
  const actor = createActor(idleMachine.provide({ actions: { lockSession } }), {
    clock,
    input: { limit: minutes * MINUTE, lastActiveAt, now: () => clock.now() },
  }).start();
  const state = () => actor.getSnapshot();
  /** Advances second by second, so that a timer restarted on the way starts at the right time. */
  const pass = (milliseconds: number) => {
    for (let gone = 0; gone < milliseconds; gone += 1000) clock.increment(Math.min(1000, milliseconds - gone));
  };
  return { actor, clock, lockSession, state, pass, seen: () => actor.send({ type: 'activity.seen', at: clock.now() }) };
}

it('idleMachine: reaches every state, and has no dead end', () => {
  let now = 0;
  const events: IdleEvent[] = [
    { type: 'limit.changed', limit: 0 },
    { type: 'limit.changed', limit: 5 * MINUTE },
    { type: 'limit.changed', limit: 30_000 },
    { type: 'activity.seen', at: 0 },
    { type: 'page.shown' },
    { type: 'lock.chosen' },
    { type: 'session.locked' },
    { type: 'session.unlocked' },
  ];
  now = 10;
  const paths = getShortestPaths(idleMachine, { input: { limit: 5 * MINUTE, lastActiveAt: 0, now: () => now }, events });
  const visited = [...new Set(paths.map((path) => path.state.value))].toSorted();
  expect(visited).toEqual(['locked', 'off', 'warning', 'watching']);
  const ends = paths.filter(({ state }) =>
    events.every((event) => transition(idleMachine, state, event)[0].value === state.value),
  );
  expect(ends).toEqual([]);
});

it('idleMachine: warns a minute before, counts down, and locks once', () => {
  const { lockSession, state, pass } = start();
  pass(4 * MINUTE - 1000);
  expect(state().value).toBe('watching');
  pass(1000);
  expect(state().hasTag('warning')).toBe(true);
  expect(state().context.secondsLeft).toBe(60);
  pass(20_000);
  expect(state().context.secondsLeft).toBe(40);
  pass(40_000);
  expect(state().value).toBe('locked');
  pass(10 * MINUTE);
  expect(lockSession).toHaveBeenCalledOnce();
});

it('idleMachine: is reset by any activity, also during the warning', () => {
  const { lockSession, state, pass, seen } = start();
  pass(3 * MINUTE);
  seen();
  pass(3.5 * MINUTE);
  expect(state().value).toBe('watching');
  pass(0.5 * MINUTE);
  expect(state().value).toBe('warning');
  seen();
  expect(state().value).toBe('watching');
  pass(4 * MINUTE - 1000);
  expect(state().value).toBe('watching');
  expect(lockSession).not.toHaveBeenCalled();
});

it('idleMachine: ignores older activity of another tab', () => {
  const { actor, state, pass, seen } = start();
  pass(2 * MINUTE);
  seen();
  actor.send({ type: 'activity.seen', at: 1000 });
  expect(state().context.lastActiveAt).toBe(2 * MINUTE);
});

it('idleMachine: locks at once when the page returns after the time, such as after sleep', () => {
  const { actor, clock, lockSession, state } = start();
  // The clock went on, the timers did not.
  const late = createActor(idleMachine.provide({ actions: { lockSession } }), {
    clock: new SimulatedClock(),
    input: { limit: 5 * MINUTE, lastActiveAt: 0, now: () => clock.now() },
  }).start();
  actor.stop();
  clock.increment(60 * MINUTE);
  expect(late.getSnapshot().value).toBe('watching');
  late.send({ type: 'page.shown' });
  expect(late.getSnapshot().value).toBe('locked');
  expect(lockSession).toHaveBeenCalledOnce();
  expect(state().value).not.toBe('locked');
});

it('idleMachine: locks a session that is reopened after its time', () => {
  const { lockSession, state } = start({ lastActiveAt: -6 * MINUTE });
  expect(state().value).toBe('locked');
  expect(lockSession).toHaveBeenCalledOnce();
});

it('idleMachine: restarts after unlocking, and does not lock a locked session again', () => {
  const { actor, lockSession, state, pass } = start();
  actor.send({ type: 'session.locked' });
  pass(30 * MINUTE);
  actor.send({ type: 'session.unlocked' });
  expect(state().value).toBe('watching');
  expect(lockSession).not.toHaveBeenCalled();
});

it('idleMachine: follows the setting: off, and on again', () => {
  const { actor, lockSession, state, pass, seen } = start();
  actor.send({ type: 'limit.changed', limit: 0 });
  pass(90 * MINUTE);
  expect(state().value).toBe('off');
  seen();
  actor.send({ type: 'limit.changed', limit: 15 * MINUTE });
  pass(14 * MINUTE);
  expect(state().value).toBe('warning');
  actor.send({ type: 'lock.chosen' });
  expect(state().value).toBe('locked');
  expect(lockSession).toHaveBeenCalledOnce();
});
