import { type Board, type Card, insertAtIndex, scrumboardEndpoints } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createRandom } from '../testing/random';
import { openTab, type Tab } from '../testing/tabs';
import { renumberPositions } from './renumberPositions';

const { board, cardPositions } = scrumboardEndpoints;
const MOVES = 1000;
const LONG_MS = 60_000;

const listsOf = async ({ call }: Pick<Tab, 'call'>, id: string) => (await call<Board>('GET', `${board}?id=${id}`)).body.lists;

test(
  `positions: keep the order over ${MOVES} random moves, as distinct whole numbers`,
  async () => {
    const tab = await openTab({});
    const random = createRandom(7);
    const below = (count: number) => Math.floor(random() * count);
    const known = new Map<string, Card>();
    for (const card of (await listsOf(tab, 'board-1')).flatMap(({ cards }) => cards)) known.set(card.id, card);
    const listIds = (await listsOf(tab, 'board-1')).map(({ id }) => id);
    // The expected order, derived without positions.
    const expected = new Map(listIds.map((id) => [id, idsIn(known, id)]));

    for (let move = 0; move < MOVES; move += 1) {
      const ids = [...known.keys()];
      const id = ids[below(ids.length)] ?? '';
      const listId = listIds[below(listIds.length)] ?? '';
      for (const [list, order] of expected) {
        expected.set(
          list,
          order.filter((other) => other !== id),
        );
      }
      const order = expected.get(listId) ?? [];
      // Often the top: the gap between neighbours is used up there first.
      const index = random() < 0.5 ? 0 : below(order.length + 1);
      expected.set(listId, order.toSpliced(index, 0, id));
      const others = [...known.values()].filter((card) => card.listId === listId && card.id !== id);
      const cards = insertAtIndex(others, id, index).map((change) => ({ ...change, listId }));
      const { status, body } = await tab.call<Card[]>('PATCH', cardPositions, { body: { cards } });
      expect(status).toBe(200);
      for (const card of body) known.set(card.id, card);
    }

    const lists = await listsOf(tab, 'board-1');
    expect(new Map(lists.map(({ id, cards }) => [id, cards.map((card) => card.id)]))).toEqual(expected);
    for (const { cards } of lists) {
      const positions = cards.map(({ position }) => position);
      expect(new Set(positions).size).toBe(positions.length);
      expect(positions.every((position) => Number.isSafeInteger(position) && position > 0)).toBe(true);
    }
  },
  LONG_MS,
);

function idsIn(cards: ReadonlyMap<string, Card>, listId: string): string[] {
  return [...cards.values()]
    .filter((card) => card.listId === listId)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id);
}

test('positions: put the last mover first when two share one, renumber and return both cards', async () => {
  const tab = await openTab({});
  const [list] = await listsOf(tab, 'board-1');
  const [first, second, third] = list?.cards ?? [];
  const cards = [{ id: third?.id, position: first?.position }];
  const { body } = await tab.call<Card[]>('PATCH', cardPositions, { body: { cards } });
  const [after] = await listsOf(tab, 'board-1');
  expect(after?.cards.slice(0, 3).map(({ id }) => id)).toEqual([third?.id, first?.id, second?.id]);
  const returnedPositions = new Map(body.map(({ id, position }) => [id, position]));
  const before = new Map(list?.cards.map(({ id, position }) => [id, position]));
  for (const { id, position } of after?.cards ?? []) expect(returnedPositions.get(id) ?? before.get(id)).toBe(position);
});

test('renumberPositions: leaves a list in order unchanged', () => {
  const items = [
    { id: 'a', position: 4 },
    { id: 'b', position: 9 },
  ];
  expect(renumberPositions(items, new Set(['a']))).toEqual([]);
});
