import { assign, setup } from 'xstate';
import {
  type BoardDragContext,
  type BoardDragEvent,
  type Bearing,
  type DragStep,
  type Move,
  type DropPosition,
  type Press,
  HOLD_MS,
  isSamePosition,
  NO_DRAG,
  SLACK,
} from './boardDrag';

const SAY_CANCELLED = { type: 'say', params: { step: 'cancelled' } } as const;
const SAY_GONE = { type: 'say', params: { step: 'gone' } } as const;

/**
 * The drag machine of a board for every input: mouse, finger, pen and keyboard send the same events. It knows places and ids,
 * but no geometry or elements. Nothing is written before the drop, so that however a drag ends, every card is in one place. The
 * screen provides `saveMove`, which sends `move.saved` or `move.failed`, and `say`.
 */
export const boardDragMachine = setup({
  types: { context: {} as BoardDragContext, events: {} as BoardDragEvent },
  delays: { holding: HOLD_MS },
  guards: {
    isBeyondSlack: (_, { distance }: { distance: number }) => distance > SLACK,
    isScroll: ({ context }, { distance }: { distance: number }) => context.by === 'touch' && distance > SLACK,
    isTouch: ({ context }) => context.by === 'touch',
    isHome: ({ context }) => isSamePosition(context.destination, context.home),
    isRefused: ({ context }) => context.bearing === 'nothing',
    isOver: (_, { bearing, expected }: { bearing: Bearing; expected: Bearing }) => bearing === expected,
    needsReason: (_, { isBlocked }: { isBlocked: boolean }) => isBlocked,
    isSourceGone: ({ context }, { goneIds }: { goneIds: ReadonlySet<string> }) =>
      context.ids.every((id) => goneIds.has(id)) || (context.home?.listId ? goneIds.has(context.home.listId) : false),
    isMove: ({ context }, { move }: { move: number }) => context.move === move,
  },
  actions: {
    setPress: assign((_, { press }: { press: Press }) => ({
      ...press,
      destination: press.home,
      bearing: 'card' as const,
      reason: null,
    })),
    setDestination: assign(({ context }, { place, bearing }: { place: DropPosition | null; bearing: Bearing }) => ({
      destination: place ?? context.home,
      bearing,
    })),
    // A deleted item can't be dragged or dropped on; the drag continues with the rest.
    leaveOut: assign(({ context }, { goneIds }: { goneIds: ReadonlySet<string> }) => ({
      ids: context.ids.filter((id) => !goneIds.has(id)),
      ...(context.destination?.listId && goneIds.has(context.destination.listId) && { destination: context.home }),
    })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    numberMove: assign({ move: ({ context }) => context.move + 1 }),
    goHome: assign(({ context }) => ({ destination: context.home })),
    forget: assign(({ context }) => ({ ...NO_DRAG, move: context.move })),
    saveMove: (_unused, _move: Move) => undefined,
    say: (_unused, _said: { step: DragStep }) => undefined,
  },
}).createMachine({
  id: 'boardDrag',
  context: NO_DRAG,
  initial: 'idle',
  states: {
    idle: {
      tags: ['free'],
      entry: 'forget',
      on: {
        'item.pressed': { target: 'pointing', actions: { type: 'setPress', params: ({ event }) => ({ press: event.press }) } },
        'item.lifted': { target: 'dragging', actions: { type: 'setPress', params: ({ event }) => ({ press: event.press }) } },
      },
    },
    /** Pressed: this may still become a click or a scroll. */
    pointing: {
      after: { holding: { guard: 'isTouch', target: 'dragging' } },
      on: {
        'pointer.moved': [
          { guard: { type: 'isScroll', params: ({ event }) => event }, target: 'idle' },
          { guard: { type: 'isBeyondSlack', params: ({ event }) => event }, target: 'dragging' },
        ],
        'item.dropped': 'idle',
        'drag.cancelled': 'idle',
        'board.changed': { guard: { type: 'isSourceGone', params: ({ event }) => event }, target: 'idle' },
      },
    },
    dragging: {
      tags: ['dragging', 'lifted'],
      entry: { type: 'say', params: { step: 'lifted' } },
      initial: 'overCard',
      on: {
        'place.entered': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ bearing: event.bearing, expected: 'list' }) },
            target: '.overList',
            actions: [
              { type: 'setDestination', params: ({ event }) => event },
              { type: 'say', params: { step: 'over' } },
            ],
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ bearing: event.bearing, expected: 'edge' }) },
            target: '.overEdge',
            actions: { type: 'setDestination', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ bearing: event.bearing, expected: 'nothing' }) },
            target: '.overNothing',
            actions: { type: 'setDestination', params: ({ event }) => event },
          },
          {
            target: '.overCard',
            actions: [
              { type: 'setDestination', params: ({ event }) => event },
              { type: 'say', params: { step: 'over' } },
            ],
          },
        ],
        'item.dropped': [
          { guard: 'isRefused', target: 'rollingBack', actions: SAY_CANCELLED },
          { guard: 'isHome', target: 'rollingBack', actions: { type: 'say', params: { step: 'kept' } } },
          { guard: { type: 'needsReason', params: ({ event }) => event }, target: 'asking' },
          { target: 'dropping' },
        ],
        'drag.cancelled': { target: 'rollingBack', actions: SAY_CANCELLED },
        'board.changed': [
          { guard: { type: 'isSourceGone', params: ({ event }) => event }, target: 'idle', actions: SAY_GONE },
          { actions: { type: 'leaveOut', params: ({ event }) => event } },
        ],
      },
      states: { overCard: {}, overList: {}, /** In this state the board auto-scrolls. */ overEdge: {}, overNothing: {} },
    },
    /** The list is full and blocks: the user is asked for a reason. */
    asking: {
      tags: ['lifted', 'asking'],
      on: {
        'reason.given': { target: 'dropping', actions: { type: 'setReason', params: ({ event }) => event } },
        'drag.cancelled': { target: 'rollingBack', actions: SAY_CANCELLED },
        'board.changed': [
          { guard: { type: 'isSourceGone', params: ({ event }) => event }, target: 'idle', actions: SAY_GONE },
          { actions: { type: 'leaveOut', params: ({ event }) => event } },
        ],
      },
    },
    /** Flying to its place; the move is written at once, so that leaving the page now loses nothing. */
    dropping: {
      tags: ['flying'],
      entry: [
        'numberMove',
        { type: 'saveMove', params: ({ context }) => moveOf(context) },
        { type: 'say', params: { step: 'dropped' } },
      ],
      on: {
        'flight.landed': 'saving',
        'move.saved': { guard: { type: 'isMove', params: ({ event }) => event }, target: 'idle' },
        'move.failed': { guard: { type: 'isMove', params: ({ event }) => event }, target: 'rollingBack' },
        'drag.cancelled': 'saving',
      },
    },
    /** The server has not answered yet; the next drag need not wait for the answer. */
    saving: {
      tags: ['free', 'saving'],
      on: {
        'item.pressed': { target: 'pointing', actions: { type: 'setPress', params: ({ event }) => ({ press: event.press }) } },
        'item.lifted': { target: 'dragging', actions: { type: 'setPress', params: ({ event }) => ({ press: event.press }) } },
        'move.saved': { guard: { type: 'isMove', params: ({ event }) => event }, target: 'idle' },
        'move.failed': { guard: { type: 'isMove', params: ({ event }) => event }, target: 'rollingBack' },
      },
    },
    /** Flying back to the original place: cancelled, not allowed, or rejected by the server. */
    rollingBack: {
      tags: ['flying'],
      entry: 'goHome',
      on: {
        'flight.landed': 'idle',
        'drag.cancelled': 'idle',
        'board.changed': { guard: { type: 'isSourceGone', params: ({ event }) => event }, target: 'idle' },
      },
    },
  },
});

function moveOf({ kind, ids, destination, reason, move }: BoardDragContext): Move {
  return { kind, ids, place: destination ?? { listId: null, index: 0 }, reason, move };
}
