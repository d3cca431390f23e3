import type { Point } from '#shared/drag/model/dragTypes';
import type { BoardDragContext, Press } from '../machines/boardDrag';
import { type BoardView, homeIndex, sortIdsByBoard } from '../model/boardView';
import { needsReason } from '../model/wipState';
import { createGeometry, type Geometry } from './boardGeometry';
import type { Item } from './items';

/** The items that a press takes: the whole selection if the pressed item belongs to it. */
export function pressOf(view: BoardView, selected: ReadonlySet<string>, item: Item, by: Press['by']): Press {
  if (item.kind === 'list') {
    const index = view.lists.findIndex(({ list }) => list.id === item.id);
    return { kind: 'list', ids: [item.id], home: { listId: null, index }, by };
  }
  const ids = selected.has(item.id) ? sortIdsByBoard(view, selected) : [item.id];
  const home = { listId: item.listId, index: homeIndex(view, item.listId, item.id, new Set(ids)) };
  return { kind: 'card', ids, home: areConsecutive(view, ids) ? home : null, by };
}

/** Ids of moved items and of lists of a drag that the board no longer has. */
export function deletedIdsOf({ lists }: BoardView, { ids, home, destination }: BoardDragContext): Set<string> {
  const concerned = [...ids, home?.listId, destination?.listId].filter((id) => id !== null && id !== undefined);
  const isThere = (id: string) => lists.some(({ list, cards }) => list.id === id || cards.some((card) => card.id === id));
  return new Set(concerned.filter((id) => !isThere(id)));
}

/** How many cards would be added to the list under them. */
export function countArriving(view: BoardView, { kind, ids, destination }: BoardDragContext): number {
  const there = new Set(view.lists.find(({ list }) => list.id === destination?.listId)?.cards.map(({ id }) => id));
  return kind === 'card' ? ids.filter((id) => !there.has(id)).length : 0;
}

/** Whether the list under the cards accepts them only with a reason. */
export function isBlocked(view: BoardView, drag: BoardDragContext): boolean {
  const list = view.lists.find((each) => each.list.id === drag.destination?.listId);
  return list ? needsReason(list.list, list.cards.length, countArriving(view, drag)) : false;
}

/** The geometry of the board as it is now. @param at where the pointer is */
export const geometryOf = (strip: HTMLElement, view: BoardView, ids: readonly string[], at: Point | null | undefined): Geometry =>
  createGeometry(strip, new Set(ids), movedPlaces(view, ids), at);

/** Whether the cards are consecutive in one list. */
function areConsecutive(view: BoardView, ids: readonly string[]): boolean {
  return view.lists.some(({ cards }) => {
    const first = cards.findIndex(({ id }) => id === ids[0]);
    return first >= 0 && ids.every((id, at) => cards[first + at]?.id === id);
  });
}

/** Indexes of moved cards among the shown ones, by list. */
function movedPlaces(view: BoardView, ids: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const moving = new Set(ids);
  return new Map(
    view.lists.map(({ list, shown }) => [list.id, shown.flatMap(({ id }, index) => (moving.has(id) ? [index] : []))]),
  );
}
