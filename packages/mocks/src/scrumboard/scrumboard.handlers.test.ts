import {
  Board,
  BoardLabel,
  BoardList,
  BoardMember,
  BoardSummary,
  BoardTrash,
  Card,
  scrumboardEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ScenarioName } from '../index';
import { createClient, type Client } from '../testing/client';

const { board, boards, card, cardPositions, cards, label, labels, list, lists, members, trash } = scrumboardEndpoints;

const readBoard = async ({ call }: Client, id = 'board-1') => v.parse(Board, (await call('GET', `${board}?id=${id}`)).body);
const readTrash = async ({ call }: Client) => v.parse(BoardTrash, (await call('GET', `${trash}?boardId=board-1`)).body);
const allCards = (whole: Board) => whole.lists.flatMap((each) => each.cards);
const findCard = async (client: Client, id: string) => allCards(await readBoard(client)).find((each) => each.id === id);
const CARD = 'board-1-list-1-card-1';
const NOW = '2026-03-01T09:30:00.000Z';

describe('list that blocks', () => {
  const FULL = 'board-1-list-2';
  const move = (client: Client, limitReason?: string) =>
    client.call('PATCH', cardPositions, { body: { cards: [{ id: CARD, listId: FULL, position: 7, limitReason }] } });

  test('takes a card over its limit only with a reason, which stays until the card leaves', async () => {
    const client = await createClient();
    await client.call('PATCH', list, { body: { list: { id: FULL, wip: { limit: 1, mode: 'block' } } } });
    expect((await move(client)).status).toBe(400);
    expect(await findCard(client, CARD)).toMatchObject({ listId: 'board-1-list-1' });
    expect((await move(client, 'The customer waits')).status).toBe(200);
    expect(await findCard(client, CARD)).toMatchObject({ listId: FULL, limitReason: 'The customer waits' });
    await client.call('PATCH', cardPositions, { body: { cards: [{ id: CARD, listId: 'board-1-list-1', position: 7 }] } });
    expect(await findCard(client, CARD)).toMatchObject({ listId: 'board-1-list-1', limitReason: null });
  });

  test('lets its own cards move, and takes new ones only with a reason', async () => {
    const client = await createClient();
    await client.call('PATCH', list, { body: { list: { id: FULL, wip: { limit: 1, mode: 'block' } } } });
    const own = { id: `${FULL}-card-1`, listId: FULL, position: 9 };
    expect((await client.call('PATCH', cardPositions, { body: { cards: [own] } })).status).toBe(200);
    const made = { boardId: 'board-1', listId: FULL, title: 'One more' };
    expect((await client.call('PUT', card, { body: { card: made } })).status).toBe(400);
    expect((await client.call('PUT', card, { body: { card: { ...made, limitReason: 'Urgent' } } })).status).toBe(200);
  });
});

describe('boards', () => {
  test('serves three, each with lists, ordered cards, labels and members', async () => {
    const client = await createClient();
    const summaries = v.parse(v.array(v.strictObject(BoardSummary.entries)), (await client.call('GET', boards)).body);
    expect(summaries.map(({ title }) => title)).toEqual(['Spring launch', 'Shop refit', 'Returns']);
    expect(summaries.every(({ lastActivity }) => Date.parse(lastActivity) <= client.clock.now())).toBe(true);
    for (const summary of summaries) {
      const whole = await readBoard(client, summary.id);
      expect(whole.labels).toHaveLength(5);
      for (const items of [whole.lists, ...whole.lists.map((each) => each.cards)]) {
        const positions = items.map(({ position }) => position);
        expect(positions).toEqual(positions.map((_unused, at) => (at + 1) * 65_536));
      }
      const known = new Set([...whole.labels.map((each) => each.id), ...whole.members.map((each) => each.id)]);
      expect(allCards(whole).every((each) => [...each.labels, ...each.members].every((id) => known.has(id)))).toBe(true);
    }
  });

  test('creates and changes one, and updates its last activity', async () => {
    const client = await createClient();
    const { body } = await client.call('POST', board, { body: { board: { title: ' Inventory count ' } } });
    const made = v.parse(Board, body);
    expect(made).toMatchObject({
      title: 'Inventory count',
      archived: false,
      lists: [],
      labels: [],
      lastActivity: NOW,
    });
    client.clock.advance(60_000);
    const text = `{"id":"${made.id}","board":{"id":"other","archived":true,"lists":[1],"__proto__":{"polluted":true}}}`;
    expect(v.parse(BoardSummary, (await client.call('PATCH', board, { text })).body)).toMatchObject({
      id: made.id,
      title: 'Inventory count',
      archived: true,
      lastActivity: '2026-03-01T09:31:00.000Z',
    });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('copies one with everything on it, sharing nothing', async () => {
    const client = await createClient();
    const original = await readBoard(client);
    const { body } = await client.call('POST', board, { body: { board: { title: 'Copy' }, copyOf: 'board-1' } });
    const copy = v.parse(Board, body);
    const outline = (whole: Board) => whole.lists.map((each) => [each.title, each.wip, each.cards.map(({ title }) => title)]);
    expect(outline(copy)).toEqual(outline(original));
    const labelTitles = (whole: Board, each: Card) =>
      each.labels.map((id) => whole.labels.find((known) => known.id === id)?.title);
    expect(allCards(copy).map((each) => labelTitles(copy, each))).toEqual(
      allCards(original).map((each) => labelTitles(original, each)),
    );
    const ids = (whole: Board) =>
      [whole.id, ...whole.labels, ...whole.lists, ...allCards(whole)].map((each) => (typeof each === 'string' ? each : each.id));
    expect(ids(copy).filter((id) => ids(original).includes(id))).toEqual([]);
    expect(await readBoard(client)).toEqual(original);
    expect((await client.call('POST', board, { body: { board: { title: 'x' }, copyOf: 'none' } })).status).toBe(400);
  });

  test('deletes one and restores it as it was', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    expect(await client.call('DELETE', `${board}?id=board-1`)).toEqual({ status: 200, body: true });
    expect((await client.call('GET', `${board}?id=board-1`)).status).toBe(404);
    expect((await client.call<BoardSummary[]>('GET', boards)).body).toHaveLength(2);
    expect((await client.call('PATCH', card, { body: { id: CARD, card: { title: 'x' } } })).status).toBe(404);
    await client.call('POST', board, { body: { board: { id: 'board-1', title: 'whatever' } } });
    expect(await readBoard(client)).toEqual({ ...before, lastActivity: NOW });
  });

  test('lists everybody who can be a member', async () => {
    const { call } = await createClient();
    expect(v.parse(v.array(BoardMember), (await call('GET', members)).body).length).toBeGreaterThan(5);
  });
});

describe('lists', () => {
  test('creates one after the last, renames it and sets a limit', async () => {
    const client = await createClient();
    const { body } = await client.call('POST', list, { body: { list: { boardId: 'board-1', title: 'Later' } } });
    const made = v.parse(v.strictObject(BoardList.entries), body);
    expect(made).toEqual({
      id: made.id,
      boardId: 'board-1',
      title: 'Later',
      position: 5 * 65_536,
      wip: { limit: 5, mode: 'none' },
    });
    const changed = { ...made, title: 'Much later', wip: { limit: 2, mode: 'block' } };
    expect((await client.call('PATCH', list, { body: { list: changed } })).body).toEqual(changed);
    expect((await readBoard(client)).lists.at(-1)).toEqual({ ...changed, cards: [] });
    expect((await readBoard(client)).lastActivity).toBe(NOW);
  });

  test('moves several together and renumbers all when a position is taken', async () => {
    const client = await createClient();
    const [first, second] = (await readBoard(client)).lists;
    const move = { id: second?.id, position: first?.position };
    const { body } = await client.call('PATCH', lists, { body: { lists: [move] } });
    expect(v.parse(v.array(BoardList), body).map(({ id }) => id)).toContain(first?.id);
    const after = (await readBoard(client)).lists;
    expect(after.map(({ id }) => id).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(new Set(after.map(({ position }) => position)).size).toBe(after.length);
  });

  test('deletes one with its cards to the trash, and restores it with them', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    const gone = before.lists[1];
    expect((await client.call('DELETE', `${list}?id=${gone?.id}`)).body).toBe(true);
    expect((await readBoard(client)).lists.map(({ id }) => id)).not.toContain(gone?.id);
    expect((await readTrash(client)).lists).toMatchObject([{ id: gone?.id, cardCount: 3, deletedAt: NOW }]);
    expect((await client.call('PATCH', card, { body: { id: gone?.cards[0]?.id, card: {} } })).status).toBe(404);
    await client.call('POST', list, { body: { list: gone } });
    expect((await readBoard(client)).lists).toEqual(before.lists);
    expect((await readTrash(client)).lists).toEqual([]);
  });

  test('deletes one with its cards permanently and leaves others alone', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    const [first, second] = before.lists;
    await client.call('DELETE', `${list}?id=${second?.id}`);
    await client.call('DELETE', `${card}?id=${CARD}`);
    expect((await client.call('DELETE', `${trash}?boardId=board-1&id=${first?.id}`)).status).toBe(404);
    expect((await client.call('DELETE', `${trash}?boardId=board-1&id=${second?.id}`)).body).toBe(true);
    expect(await readTrash(client)).toMatchObject({ lists: [], cards: [{ id: CARD }] });
    expect((await client.call('DELETE', `${trash}?boardId=board-1`)).body).toBe(true);
    expect(await readTrash(client)).toEqual({ lists: [], cards: [] });
    expect(allCards(await readBoard(client)).length).toBe(allCards(before).length - 1 - (second?.cards.length ?? 0));
  });

  test('permanently deletes only the requested records and keeps later ones in the trash', async () => {
    const client = await createClient();
    const [first, second] = (await readBoard(client)).lists;
    await client.call('DELETE', `${list}?id=${second?.id}`);
    await client.call('DELETE', `${card}?id=${CARD}`);
    const ids = [second?.id, first?.id];
    expect((await client.call('DELETE', `${trash}?boardId=board-1`, { body: { ids } })).body).toBe(true);
    expect(await readTrash(client)).toMatchObject({ lists: [], cards: [{ id: CARD }] });
    expect((await readBoard(client)).lists[0]?.id).toBe(first?.id);
  });

  test('marks one as done, and a card by itself', async () => {
    const client = await createClient();
    expect((await readBoard(client)).lists.map(({ done }) => done ?? false)).toEqual([false, false, false, true]);
    await client.call('PATCH', list, { body: { list: { id: 'board-1-list-1', done: true } } });
    expect((await readBoard(client)).lists[0]?.done).toBe(true);
    await client.call('PATCH', card, { body: { id: CARD, card: { done: true } } });
    expect((await findCard(client, CARD))?.done).toBe(true);
  });

  test('moves one to another board with its cards, and back as it was', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    const [first] = before.lists;
    const { body } = await client.call('PATCH', lists, { body: { lists: [{ id: first?.id, boardId: 'board-2' }] } });
    expect(body).toMatchObject([{ id: first?.id, boardId: 'board-2', wip: first?.wip }]);
    const there = (await readBoard(client, 'board-2')).lists.at(-1);
    expect(there?.cards.map(({ id }) => id)).toEqual(first?.cards.map(({ id }) => id));
    const known = new Set((await readBoard(client, 'board-2')).members.map(({ id }) => id));
    expect(there?.cards.every((each) => each.labels.length === 0 && each.members.every((id) => known.has(id)))).toBe(true);
    expect((await readBoard(client)).lists).toEqual(before.lists.slice(1));
    const home = { id: first?.id, boardId: 'board-1', position: first?.position };
    expect((await client.call('PATCH', lists, { body: { lists: [home] } })).status).toBe(200);
    expect((await readBoard(client)).lists).toEqual(before.lists);
    expect((await client.call('PATCH', lists, { body: { lists: [{ ...home, boardId: 'none' }] } })).status).toBe(404);
  });

  test('refuses more than 200 on a board', async () => {
    const { call } = await createClient();
    const add = () => call('POST', list, { body: { list: { boardId: 'board-1', title: 'x' } } });
    for (let count = 4; count < 200; count += 1) expect((await add()).status).toBe(200);
    expect((await add()).body).toMatchObject({ issues: [{ path: 'list.boardId' }] });
  });
});

describe('cards', () => {
  test('creates one after the last, and changes it', async () => {
    const client = await createClient();
    const given = { boardId: 'board-1', listId: 'board-1-list-3', title: ' New ' };
    const { status, body } = await client.call('PUT', card, { body: { card: given } });
    expect(status).toBe(200);
    const made = v.parse(v.strictObject(Card.entries), body);
    expect(made).toMatchObject({ title: 'New', position: 3 * 65_536, labels: [], dueDate: null, updatedAt: NOW });
    client.clock.advance(1000);
    const patch = {
      description: '👩‍👩‍👧‍👦 <b>text</b>',
      labels: ['board-1-label-2', 'board-2-label-1', 'none'],
      members: ['contact-1', 'nobody'],
      dueDate: '2028-02-29',
      checklist: [{ id: 'a', title: 'First', completed: true }],
      cover: '/media/products/mug-teal-1.svg',
    };
    const expected = {
      ...made,
      ...patch,
      labels: ['board-1-label-2'],
      members: ['contact-1'],
      updatedAt: '2026-03-01T09:30:01.000Z',
    };
    expect((await client.call('PATCH', card, { body: { id: made.id, card: patch } })).body).toEqual(expected);
    expect(await findCard(client, made.id)).toEqual(expected);
  });

  test('rejects a stale change as a conflict, but allows a move', async () => {
    const client = await createClient();
    const before = await findCard(client, CARD);
    client.clock.advance(1000);
    await client.call('PATCH', card, { body: { id: CARD, card: { title: 'Theirs', updatedAt: before?.updatedAt } } });
    const mine = await client.call('PATCH', card, { body: { id: CARD, card: { title: 'Mine', updatedAt: before?.updatedAt } } });
    expect(mine).toMatchObject({ status: 409, body: { error: 'CONFLICT', current: { id: CARD, title: 'Theirs' } } });
    const { updatedAt } = (await findCard(client, CARD)) ?? {};
    await client.call('PATCH', cardPositions, { body: { cards: [{ id: CARD, listId: 'board-1-list-2', position: 7 }] } });
    expect(await findCard(client, CARD)).toMatchObject({ listId: 'board-1-list-2', position: 7, updatedAt });
  });

  test('moves one to another board without the labels of the old one', async () => {
    const client = await createClient();
    const { body } = await client.call('PATCH', card, { body: { id: CARD, card: { listId: 'board-2-list-1' } } });
    expect(body).toMatchObject({ boardId: 'board-2', listId: 'board-2-list-1', labels: [], position: 4 * 65_536 });
    expect((await readBoard(client, 'board-2')).lists[0]?.cards.at(-1)?.id).toBe(CARD);
    expect(await findCard(client, CARD)).toBeUndefined();
  });

  test('changes several together, or none', async () => {
    const client = await createClient();
    const ids = (await readBoard(client)).lists[0]?.cards.map(({ id }) => id) ?? [];
    const change = ids.map((id) => ({ id, labels: ['board-1-label-5'] }));
    expect((await client.call<Card[]>('PATCH', cards, { body: { cards: change } })).body).toHaveLength(ids.length);
    const before = await readBoard(client);
    expect(before.lists[0]?.cards.every((each) => each.labels[0] === 'board-1-label-5')).toBe(true);
    const broken = [...ids.map((id) => ({ id, title: 'x' })), { id: 'none', title: 'x' }];
    expect((await client.call('PATCH', cards, { body: { cards: broken } })).status).toBe(404);
    expect(
      (await client.call('PATCH', cardPositions, { body: { cards: [{ id: ids[0], listId: 'none', position: 1 }] } })).status,
    ).toBe(400);
    expect(await readBoard(client)).toEqual(before);
  });

  test('deletes one to the trash and restores it as it was', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    const gone = await findCard(client, CARD);
    expect((await client.call('DELETE', `${card}?id=${CARD}`)).body).toBe(true);
    expect(await findCard(client, CARD)).toBeUndefined();
    expect((await readTrash(client)).cards).toEqual([{ ...gone, deletedAt: NOW }]);
    expect((await client.call('DELETE', `${card}?id=${CARD}`)).status).toBe(404);
    expect((await client.call('PUT', card, { body: { card: gone } })).body).toEqual(gone);
    expect((await readBoard(client)).lists).toEqual(before.lists);
    expect((await client.call('PUT', card, { body: { card: gone } })).status).toBe(409);
  });
});

describe('labels', () => {
  test('creates, renames and colours one; titles are unique on a board', async () => {
    const client = await createClient();
    const { body } = await client.call('PUT', label, { body: { label: { boardId: 'board-1', title: 'Işık' } } });
    const made = v.parse(BoardLabel, body);
    expect(made).toEqual({ id: made.id, boardId: 'board-1', title: 'Işık', color: 'neutral' });
    expect((await client.call('PATCH', label, { body: { id: made.id, label: { color: 'info' } } })).body).toMatchObject({
      color: 'info',
    });
    expect((await client.call('PUT', label, { body: { label: { boardId: 'board-1', title: 'ISIK' } } })).status).toBe(400);
    expect((await client.call('PUT', label, { body: { label: { boardId: 'board-2', title: 'Işık' } } })).status).toBe(200);
    expect((await client.call<BoardLabel[]>('GET', `${labels}?boardId=board-1`)).body).toHaveLength(6);
  });

  test('removes a deleted one from every card, and returns it when restored', async () => {
    const client = await createClient();
    const before = await readBoard(client);
    const gone = before.labels[1];
    expect((await client.call('DELETE', `${label}?id=${gone?.id}`)).body).toBe(true);
    expect(allCards(await readBoard(client)).some((each) => each.labels.includes(gone?.id ?? ''))).toBe(false);
    expect((await client.call('PATCH', label, { body: { id: gone?.id, label: {} } })).status).toBe(404);
    await client.call('PUT', label, { body: { label: gone } });
    expect(allCards(await readBoard(client))).toEqual(allCards(before));
  });
});

test.each([
  ['GET', `${board}?id=none`],
  ['DELETE', `${board}?id=none`],
  ['PATCH', board, { id: 'none', board: {} }],
  ['POST', list, { list: { boardId: 'none', title: 'x' } }],
  ['PATCH', list, { list: { id: 'none' } }],
  ['PATCH', lists, { lists: [{ id: 'none', position: 1 }] }],
  ['DELETE', `${list}?id=__proto__`],
  ['PUT', card, { card: { boardId: 'board-1', listId: 'none', title: 'x' } }],
  ['PATCH', card, { id: 'none', card: {} }],
  ['PATCH', cards, { cards: [{ id: 'none' }] }],
  ['PATCH', cardPositions, { cards: [{ id: 'none', position: 1 }] }],
  ['GET', `${labels}?boardId=none`],
  ['PUT', label, { label: { boardId: 'none', title: 'x' } }],
  ['PATCH', label, { id: 'none', label: {} }],
  ['DELETE', `${label}?id=none`],
  ['GET', `${trash}?boardId=none`],
])('%s %s: answers 404 for unknown records', async (method, path, body?: unknown) => {
  const { call } = await createClient();
  expect(await call(method, path, { body })).toEqual({ status: 404, body: { error: 'NOT FOUND' } });
});

test.each([
  ['GET', board, undefined, 'id'],
  ['GET', labels, undefined, 'boardId'],
  ['GET', trash, undefined, 'boardId'],
  ['POST', board, { board: {} }, 'board.title'],
  ['POST', board, { board: { title: '   ' } }, 'board.title'],
  ['PATCH', board, { id: 'board-1', board: { background: 'url(x)' } }, 'board.background'],
  ['PATCH', list, { list: { id: 'board-1-list-1', wip: { limit: 0, mode: 'warn' } } }, 'list.wip.limit'],
  ['PATCH', lists, { lists: [] }, 'lists'],
  ['PUT', card, { card: { boardId: 'board-1', listId: 'board-1-list-1', title: ' ' } }, 'card.title'],
  ['PATCH', card, { id: CARD, card: { title: 'x'.repeat(2001) } }, 'card.title'],
  ['PATCH', card, { id: CARD, card: { dueDate: 'soon' } }, 'card.dueDate'],
  ['PATCH', card, { id: CARD, card: { position: 1.5 } }, 'card.position'],
  ['PATCH', cardPositions, { cards: [{ id: CARD, position: 0 }] }, 'cards.0.position'],
  ['PATCH', label, { id: 'board-1-label-1', label: { color: 'red;background:url(x)' } }, 'label.color'],
])('%s %s: is refused when invalid, and changes nothing (%#)', async (method, path, body, issue) => {
  const client = await createClient();
  const before = await readBoard(client);
  const answer = await client.call(method, path, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ issues: [{ path: issue }] });
  expect(await readBoard(client)).toEqual(before);
});

test.each([
  ['GET', boards],
  ['GET', members],
  ['GET', board],
  ['POST', board],
  ['PATCH', board],
  ['DELETE', board],
  ['POST', list],
  ['PATCH', list],
  ['PATCH', lists],
  ['DELETE', list],
  ['PUT', card],
  ['PATCH', card],
  ['PATCH', cards],
  ['PATCH', cardPositions],
  ['DELETE', card],
  ['GET', labels],
  ['PUT', label],
  ['PATCH', label],
  ['DELETE', label],
  ['GET', trash],
])('%s %s: requires a signed-in user', async (method, path) => {
  const { call } = await createClient();
  const isRead = method === 'GET' || method === 'DELETE';
  expect((await call(method, path, { token: null, ...(!isRead && { body: {} }) })).status).toBe(401);
});

test.each<[ScenarioName, number, number]>([
  ['empty', 0, 0],
  ['scrumboard-empty', 0, 0],
  ['scrumboard-1000', 4, 1000],
  ['scrumboard-5000', 4, 5000],
  ['hostile-text', 4, 7],
])('in the scenario %s: has %d boards, and %d cards on the first', async (scenario, count, cardCount) => {
  const client = await createClient({ scenario });
  const { body } = await client.call<BoardSummary[]>('GET', boards);
  expect(body).toHaveLength(count);
  const [first] = body;
  if (first) expect(allCards(await readBoard(client, first.id))).toHaveLength(cardCount);
});
