import type { BoardDragContext, DropPosition } from '../machines/boardDrag';
import { type BoardView, slotAt, slotsOf } from '../model/boardView';

/** The place of a slot among the shown items. Hidden cards beside the original place do not make it a different place. */
export function placeAtSlot(view: BoardView, drag: BoardDragContext, listId: string | null, slot: number): DropPosition | null {
  if (drag.kind === 'list') return { listId: null, index: slot };
  const list = view.lists.find((each) => each.list.id === listId);
  if (!list) return null;
  const slots = slotsOf(list, new Set(drag.ids));
  const index = slots[Math.min(slot, slots.length - 1)] ?? 0;
  const { home } = drag;
  if (home?.listId === listId && slotAt(slots, home.index) === Math.min(slot, slots.length - 1)) return home;
  return { listId, index };
}

/** The slot among the shown items where the drag would drop now. */
export function slotOf(view: BoardView, { kind, ids, destination }: BoardDragContext): number {
  if (!destination) return 0;
  if (kind === 'list') return destination.index;
  const list = view.lists.find((each) => each.list.id === destination.listId);
  return list ? slotAt(slotsOf(list, new Set(ids)), destination.index) : 0;
}

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** The place that a key moves the item to, or `null` where there is none. */
export function stepFrom(view: BoardView, drag: BoardDragContext, direction: Direction): DropPosition | null {
  const { kind, ids, destination, home } = drag;
  const from = destination ?? home ?? startOf(view, ids[0] ?? '');
  if (!from) return null;
  if (kind === 'list') return listStep(from, view.lists.length - ids.length, direction);
  const at = view.lists.findIndex(({ list }) => list.id === from.listId);
  const slot = slotOf(view, { ...drag, destination: from });
  if (direction === 'left' || direction === 'right') {
    const list = view.lists[at + (direction === 'left' ? -1 : 1)];
    return list ? placeAtSlot(view, drag, list.list.id, slot) : null;
  }
  const list = view.lists[at];
  if (!list) return null;
  const last = slotsOf(list, new Set(ids)).length - 1;
  const next = { up: slot - 1, down: slot + 1, first: 0, last }[direction];
  return next < 0 || next > last ? null : placeAtSlot(view, drag, list.list.id, next);
}

function listStep({ index }: DropPosition, last: number, direction: Direction): DropPosition | null {
  const next = { left: index - 1, right: index + 1, first: 0, last, up: -1, down: -1 }[direction];
  return next < 0 || next > last ? null : { listId: null, index: next };
}

function startOf(view: BoardView, cardId: string): DropPosition | null {
  const list = view.lists.find(({ cards }) => cards.some(({ id }) => id === cardId));
  return list ? { listId: list.list.id, index: 0 } : null;
}
