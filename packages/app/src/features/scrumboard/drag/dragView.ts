import type { BoardDragContext, Press } from '../machines/boardDrag';
import { type BoardView, homeIndex, inBoardOrder } from '../model/boardView';
import type { Item } from './items';

/** What is taken hold of with an item: the whole selection if it belongs to it. */
export function pressOf(view: BoardView, selected: ReadonlySet<string>, item: Item, by: Press['by']): Press {
  if (item.kind === 'list') {
    const index = view.lists.findIndex(({ list }) => list.id === item.id);
    return { kind: 'list', ids: [item.id], home: { listId: null, index }, by };
  }
  const ids = selected.has(item.id) ? inBoardOrder(view, selected) : [item.id];
  const home = { listId: item.listId, index: homeIndex(view, item.listId, item.id, new Set(ids)) };
  return { kind: 'card', ids, home: standTogether(view, ids) ? home : null, by };
}

/** Ids of every list and card. */
export const idsOf = (view: BoardView): Set<string> =>
  new Set(view.lists.flatMap(({ list, cards }) => [list.id, ...cards.map(({ id }) => id)]));

/** How many cards come into the list that they are over. */
export function arriving(view: BoardView, { kind, ids, destination }: BoardDragContext): number {
  const there = new Set(view.lists.find(({ list }) => list.id === destination?.listId)?.cards.map(({ id }) => id));
  return kind === 'card' ? ids.filter((id) => !there.has(id)).length : 0;
}

/** Whether cards stand in one list with no other between them. */
function standTogether(view: BoardView, ids: readonly string[]): boolean {
  return view.lists.some(({ cards }) => {
    const first = cards.findIndex(({ id }) => id === ids[0]);
    return first >= 0 && ids.every((id, at) => cards[first + at]?.id === id);
  });
}

/** Where moved cards stand among the shown ones, by list. */
export function movedPlaces(view: BoardView, ids: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const moving = new Set(ids);
  return new Map(
    view.lists.map(({ list, shown }) => [list.id, shown.flatMap(({ id }, index) => (moving.has(id) ? [index] : []))]),
  );
}
