import { expect, test } from 'vitest';
import { type BoardDragContext, NO_DRAG } from '../machines/boardDrag';
import type { BoardView } from '../model/boardView';
import { buildCard, buildList } from '../testing/buildBoard';
import { type Direction, placeAtSlot, slotOf, stepFrom } from './dragPlaces';

const card = (id: string) => buildCard({ id, listId: id.charAt(0), title: id });

/** A board with lists given by their cards, such as `a1 a2`; a filter hides those in brackets. */
function viewOf(...lists: string[]): BoardView {
  const views = lists.map((text, at) => {
    const cards = text
      .split(' ')
      .filter(Boolean)
      .map((id) => card(id.replace(/[()]/g, '')));
    const hidden = new Set(text.match(/(?<=\()\w+/g));
    const shown = hidden.size > 0 ? cards.filter(({ id }) => !hidden.has(id)) : cards;
    const id = 'abc'.charAt(at);
    return {
      list: buildList({ id, position: at + 1, title: id }),
      cards,
      shown,
    };
  });
  return { lists: views, labels: new Map(), total: 0, shownTotal: 0, isFiltered: false };
}

const dragOf = (ids: string[], listId: string, index: number, changes: Partial<BoardDragContext> = {}): BoardDragContext => ({
  ...NO_DRAG,
  ids,
  home: { listId, index },
  destination: { listId, index },
  ...changes,
});

test.each<[Direction, string | null, number]>([
  ['up', 'b', 0],
  ['down', 'b', 2],
  ['left', 'a', 1],
  ['right', 'c', 0],
  ['first', 'b', 0],
  ['last', 'b', 2],
])('stepFrom: leads %s to %s %i', (direction, listId, index) => {
  const view = viewOf('a1 a2', 'b1 b2 b3', '');
  expect(stepFrom(view, dragOf(['b2'], 'b', 1), direction)).toEqual({ listId, index });
});

test('stepFrom: returns null beyond the ends', () => {
  const view = viewOf('a1', 'b1');
  expect(stepFrom(view, dragOf(['a1'], 'a', 0), 'up')).toBeNull();
  expect(stepFrom(view, dragOf(['a1'], 'a', 0), 'down')).toBeNull();
  expect(stepFrom(view, dragOf(['a1'], 'a', 0), 'left')).toBeNull();
  expect(stepFrom(view, dragOf(['b1'], 'b', 0), 'right')).toBeNull();
});

test('stepFrom: moves a list sideways and never up or down', () => {
  const view = viewOf('', '', '');
  const drag = dragOf(['b'], 'none', 1, {
    kind: 'list',
    home: { listId: null, index: 1 },
    destination: { listId: null, index: 1 },
  });
  expect(stepFrom(view, drag, 'right')).toEqual({ listId: null, index: 2 });
  expect(stepFrom(view, drag, 'first')).toEqual({ listId: null, index: 0 });
  expect(stepFrom(view, drag, 'up')).toBeNull();
});

test('placeAtSlot: counts slots beside cards that a filter hides as the original place', () => {
  const view = viewOf('(a1) a2 (a3) a4', '');
  const drag = dragOf(['a2'], 'a', 1);
  expect(placeAtSlot(view, drag, 'a', 0)).toEqual({ listId: 'a', index: 1 });
  expect(slotOf(view, drag)).toBe(0);
  expect(stepFrom(view, drag, 'down')).toEqual({ listId: 'a', index: 3 });
});

test('placeAtSlot: returns null for a deleted list', () => {
  expect(placeAtSlot(viewOf('a1'), dragOf(['a1'], 'a', 0), 'gone', 0)).toBeNull();
});
