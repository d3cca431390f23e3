import type { Board, Card } from '@stockroom/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BoardData,
  cardsOf,
  toBoardData,
  withCardChanges,
  withCards,
  withoutCards,
} from '#features/scrumboard/model/boardData';
import { computeCardMoves } from '#features/scrumboard/model/moves';
import { buildBoard, buildCard, buildList } from '#features/scrumboard/testing/buildBoard';
import { scrumboardKeys } from '../scrumboardKeys';
import { type BoardWriter, boardWriter } from './boardWriter';

const card = (id: string, listId: string, position: number) => buildCard({ id, boardId: 'b', listId, position, title: id });
const list = (id: string, position: number) => buildList({ id, boardId: 'b', position, title: id });
const board: Board = {
  ...buildBoard({ id: 'b' }),
  labels: [],
  lists: [
    { ...list('one', 1), cards: ['a', 'b', 'c'].map((id, at) => card(id, 'one', (at + 1) * 65_536)) },
    { ...list('two', 2), cards: ['d', 'e'].map((id, at) => card(id, 'two', (at + 1) * 65_536)) },
  ],
};

let client: QueryClient;
let writer: BoardWriter;
const key = scrumboardKeys.board('b');
const shown = (): BoardData => {
  const data = client.getQueryData<BoardData>(key);
  if (!data) throw new Error('loaded before');
  return data;
};
const order = (data = shown()) =>
  data.lists.map(({ id }) =>
    cardsOf(data, id)
      .map((each) => each.id)
      .join(''),
  );

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<BoardData>(key, toBoardData(board));
  writer = boardWriter(client, 'b');
});

/** A move with a server answer that the test resolves. */
function move(ids: string[], listId: string, index: number) {
  const places = computeCardMoves(shown(), ids, listId, index);
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  const result = writer.write({ apply: (data) => withCardChanges(data, places), call: () => promise });
  return { result, resolve: () => resolve(null), reject: () => reject(new Error('down')) };
}

describe('boardWriter', () => {
  it('shows a write at once', () => {
    move(['a'], 'two', 1);
    expect(order()).toEqual(['bc', 'dae']);
  });

  it('drops a write that fails and keeps the later ones', async () => {
    const first = move(['a'], 'two', 0);
    const second = move(['c'], 'two', 0);
    expect(order()).toEqual(['b', 'cade']);
    first.reject();
    expect(await first.result).toMatchObject({ ok: false });
    expect(order()).toEqual(['ab', 'cde']);
    second.resolve();
    expect(await second.result).toMatchObject({ ok: true });
    expect(order()).toEqual(['ab', 'cde']);
  });

  it('sends a write after those before it', async () => {
    const sent: string[] = [];
    const { promise, resolve } = Promise.withResolvers<null>();
    const first = writer.write({
      apply: (data) => data,
      call: () => {
        sent.push('first');
        return promise;
      },
    });
    const second = writer.write({
      apply: (data) => data,
      call: async () => {
        sent.push('second');
      },
    });
    await Promise.resolve();
    expect(sent).toEqual(['first']);
    expect(writer.isIdle()).toBe(false);
    resolve(null);
    await Promise.all([first, second]);
    expect(sent).toEqual(['first', 'second']);
    expect(writer.isIdle()).toBe(true);
  });

  it('takes in the answer of the server without losing pending writes', async () => {
    const { promise, resolve } = Promise.withResolvers<Card[]>();
    const first = writer.write({
      apply: (data) => withCardChanges(data, [{ id: 'a', title: 'Mine' }]),
      call: () => promise,
      settle: (data, cards) => withCards(data, cards),
    });
    const second = move(['a'], 'two', 0);
    resolve([{ ...card('a', 'one', 65_536), title: 'Theirs' }]);
    await first;
    expect(shown().cards.get('a')).toMatchObject({ title: 'Theirs', listId: 'two' });
    second.resolve();
    await second.result;
    expect(order()).toEqual(['bc', 'ade']);
  });

  it('ignores a write to a card that a failed write was to create', async () => {
    const { promise, reject } = Promise.withResolvers<null>();
    const first = writer.write({ apply: (data) => withCards(data, [card('n', 'one', 9)]), call: () => promise });
    const second = move(['n'], 'two', 0);
    reject(new Error('down'));
    await first;
    second.reject();
    await second.result;
    expect(order()).toEqual(['abc', 'de']);
  });

  it('sends a write even when no board is loaded', async () => {
    client.clear();
    const result = await writer.write({ apply: (data) => withoutCards(data, ['a']), call: async () => 'done' });
    expect(result).toEqual({ ok: true, answer: 'done' });
    expect(client.getQueryData(key)).toBeUndefined();
  });
});

it('boardWriter: loses no card and no order in 200 random moves of which 30 % fail', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let server = shown();
  const results = Array.from({ length: 200 }, () => {
    const id = 'abcde'[random(5)] ?? 'a';
    const places = computeCardMoves(shown(), [id], random(2) ? 'one' : 'two', random(4));
    const fails = random(10) < 3;
    return writer.write({
      apply: (data) => withCardChanges(data, places),
      call: async () => {
        if (fails) throw new Error('down');
        server = withCardChanges(server, places);
      },
    });
  });
  await Promise.all(results);
  expect(order().join('').split('').toSorted().join('')).toBe('abcde');
  expect(order()).toEqual(order(server));
});
