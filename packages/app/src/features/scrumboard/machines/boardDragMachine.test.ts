import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { HOLD_MS, type BoardDragEvent, type DragInput, type Press } from './boardDrag';
import { boardDragMachine } from './boardDragMachine';

const home = { listId: 'a', index: 1 };
const there = { listId: 'b', index: 0 };
const press = (by: DragInput, changes: Partial<Press> = {}): Press => ({ kind: 'card', ids: ['x'], home, by, ...changes });
const gone = (...ids: string[]): BoardDragEvent => ({ type: 'board.changed', goneIds: new Set(ids) });

const EVENTS: BoardDragEvent[] = [
  { type: 'item.pressed', press: press('mouse') },
  { type: 'item.pressed', press: press('touch') },
  { type: 'item.lifted', press: press('keyboard') },
  { type: 'item.lifted', press: press('keyboard', { kind: 'list', home: { listId: null, index: 0 } }) },
  { type: 'pointer.moved', distance: 4 },
  { type: 'pointer.moved', distance: 9 },
  { type: 'place.entered', place: there, bearing: 'card' },
  { type: 'place.entered', place: there, bearing: 'list' },
  { type: 'place.entered', place: there, bearing: 'edge' },
  { type: 'place.entered', place: null, bearing: 'nothing' },
  { type: 'item.dropped', isBlocked: false },
  { type: 'item.dropped', isBlocked: true },
  { type: 'reason.given', reason: 'Urgent' },
  { type: 'drag.cancelled' },
  { type: 'flight.landed' },
  { type: 'move.saved', move: 1 },
  { type: 'move.failed', move: 1 },
  gone('x'),
  gone('b'),
];

const STATES = [
  'idle',
  'pointing',
  { dragging: 'overCard' },
  { dragging: 'overList' },
  { dragging: 'overEdge' },
  { dragging: 'overNothing' },
  'asking',
  'dropping',
  'saving',
  'rollingBack',
].map((value) => JSON.stringify(value));

const paths = getShortestPaths(boardDragMachine, {
  events: EVENTS,
  serializeState: (state) => JSON.stringify([state.value, state.context.by, state.context.kind, state.context.destination]),
  stopWhen: (state) => state.context.move > 1,
});

it('boardDragMachine: reaches every expected state and no other', () => {
  expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted()).toEqual(STATES.toSorted());
});

it('boardDragMachine: ends with nothing lifted when cancelled in any state', () => {
  for (const { state } of paths) {
    const actor = createActor(boardDragMachine, { snapshot: boardDragMachine.getPersistedSnapshot(state) as never }).start();
    actor.send({ type: 'drag.cancelled' });
    actor.send({ type: 'flight.landed' });
    expect(actor.getSnapshot().hasTag('free')).toBe(true);
    actor.stop();
  }
});

function started() {
  const saveMove = vi.fn();
  const say = vi.fn();
  const clock = new SimulatedClock();
  const machine = boardDragMachine.provide({
    actions: { saveMove: (_, move) => void saveMove(move), say: (_, { step }) => void say(step) },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, saveMove, say, clock, value: () => actor.getSnapshot().value };
}

describe('lifting', () => {
  it('takes a mouse that moves for a drag and one that does not for a click', () => {
    const { actor, value } = started();
    actor.send({ type: 'item.pressed', press: press('mouse') });
    actor.send({ type: 'pointer.moved', distance: 5 });
    expect(value()).toBe('pointing');
    actor.send({ type: 'item.dropped', isBlocked: false });
    expect(value()).toBe('idle');
    actor.send({ type: 'item.pressed', press: press('mouse') });
    actor.send({ type: 'pointer.moved', distance: 6 });
    expect(value()).toEqual({ dragging: 'overCard' });
  });

  it('takes a finger that moves for a scroll and one that rests for a drag', () => {
    const { actor, value, clock } = started();
    actor.send({ type: 'item.pressed', press: press('touch') });
    clock.increment(HOLD_MS - 1);
    actor.send({ type: 'pointer.moved', distance: 6 });
    expect(value()).toBe('idle');
    actor.send({ type: 'item.pressed', press: press('touch') });
    clock.increment(HOLD_MS);
    expect(value()).toEqual({ dragging: 'overCard' });
  });

  it('does not lift a resting mouse', () => {
    const { actor, value, clock } = started();
    actor.send({ type: 'item.pressed', press: press('mouse') });
    clock.increment(HOLD_MS * 10);
    expect(value()).toBe('pointing');
  });
});

describe('dropping', () => {
  const lifted = (changes: Partial<Press> = {}) => {
    const all = started();
    all.actor.send({ type: 'item.lifted', press: press('keyboard', changes) });
    return all;
  };

  it('writes nothing when the item is dropped where it was', () => {
    const { actor, saveMove, say, value } = lifted();
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send({ type: 'place.entered', place: { ...home }, bearing: 'card' });
    actor.send({ type: 'item.dropped', isBlocked: false });
    actor.send({ type: 'flight.landed' });
    expect(value()).toBe('idle');
    expect(saveMove).not.toHaveBeenCalled();
    expect(say.mock.calls.flat()).toEqual(['lifted', 'over', 'over', 'kept']);
  });

  it('writes once, at the drop', () => {
    const { actor, saveMove, value } = lifted();
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send({ type: 'item.dropped', isBlocked: false });
    actor.send({ type: 'item.dropped', isBlocked: false });
    expect(saveMove).toHaveBeenCalledExactlyOnceWith({ kind: 'card', ids: ['x'], place: there, reason: null, move: 1 });
    actor.send({ type: 'flight.landed' });
    expect(value()).toBe('saving');
    actor.send({ type: 'move.saved', move: 1 });
    expect(value()).toBe('idle');
  });

  it('asks for a reason where the list blocks', () => {
    const { actor, saveMove, value } = lifted();
    actor.send({ type: 'place.entered', place: there, bearing: 'list' });
    actor.send({ type: 'item.dropped', isBlocked: true });
    expect(value()).toBe('asking');
    expect(saveMove).not.toHaveBeenCalled();
    actor.send({ type: 'reason.given', reason: 'Urgent' });
    expect(saveMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'Urgent', place: there }));
  });

  it('flies back when the server refuses and ignores the answer to an earlier move', () => {
    const { actor, value } = lifted();
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send({ type: 'item.dropped', isBlocked: false });
    actor.send({ type: 'flight.landed' });
    actor.send({ type: 'move.failed', move: 0 });
    expect(value()).toBe('saving');
    actor.send({ type: 'move.failed', move: 1 });
    expect(value()).toBe('rollingBack');
    actor.send({ type: 'flight.landed' });
    expect(value()).toBe('idle');
  });

  it('allows the next lift while the last move is being saved', () => {
    const { actor, value } = lifted();
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send({ type: 'item.dropped', isBlocked: false });
    actor.send({ type: 'flight.landed' });
    actor.send({ type: 'item.lifted', press: press('keyboard', { ids: ['y'] }) });
    actor.send({ type: 'move.failed', move: 1 });
    expect(value()).toEqual({ dragging: 'overCard' });
    expect(actor.getSnapshot().context.ids).toEqual(['y']);
  });

  it('drops nothing outside the board', () => {
    const { actor, saveMove, say, value } = lifted();
    actor.send({ type: 'place.entered', place: null, bearing: 'nothing' });
    actor.send({ type: 'item.dropped', isBlocked: false });
    expect(value()).toBe('rollingBack');
    expect(saveMove).not.toHaveBeenCalled();
    expect(say).toHaveBeenLastCalledWith('cancelled');
  });
});

describe('a board that changes during the drag', () => {
  it('ends the drag of a deleted item and of a card in a deleted list', () => {
    for (const id of ['x', 'a']) {
      const { actor, saveMove, say, value } = started();
      actor.send({ type: 'item.lifted', press: press('keyboard') });
      actor.send(gone(id));
      expect(say).toHaveBeenLastCalledWith('gone');
      actor.send({ type: 'item.dropped', isBlocked: false });
      expect(value()).toBe('idle');
      expect(saveMove).not.toHaveBeenCalled();
    }
  });

  it('continues with the rest of a selection', () => {
    const { actor, saveMove } = started();
    actor.send({ type: 'item.lifted', press: press('keyboard', { ids: ['x', 'y'], home: null }) });
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send(gone('x'));
    actor.send({ type: 'item.dropped', isBlocked: false });
    expect(saveMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ids: ['y'] }));
  });

  it('returns home from a list that was deleted under the item', () => {
    const { actor, saveMove, value } = started();
    actor.send({ type: 'item.lifted', press: press('keyboard') });
    actor.send({ type: 'place.entered', place: there, bearing: 'card' });
    actor.send(gone('b'));
    actor.send({ type: 'item.dropped', isBlocked: false });
    expect(value()).toBe('rollingBack');
    expect(saveMove).not.toHaveBeenCalled();
  });
});
