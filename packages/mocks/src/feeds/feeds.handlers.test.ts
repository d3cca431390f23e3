import { feedsEndpoints, Message, Notification } from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scenarioList } from '../index';
import { createClient, type Client } from '../testing/client';

const feeds = [
  [
    'messages',
    'message',
    feedsEndpoints.messages,
    feedsEndpoints.messagesMarkAllAsRead,
    feedsEndpoints.messagesToggleReadStatus,
    Message,
  ],
  [
    'notifications',
    'notification',
    feedsEndpoints.notifications,
    feedsEndpoints.notificationsMarkAllAsRead,
    feedsEndpoints.notificationsToggleReadStatus,
    Notification,
  ],
] as const;

describe.each(feeds)('%s', (name, key, list, markAll, toggle, schema) => {
  const readAll = async ({ call }: Client) => v.parse(v.array(schema), (await call('GET', list)).body);

  test('lists nine items, newest first, none in the future', async () => {
    const client = await createClient();
    const items = await readAll(client);
    expect(items).toHaveLength(9);
    const times = items.map(({ time }) => Date.parse(time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time <= client.clock.now())).toBe(true);
    expect(items.filter(({ read }) => !read).length).toBeGreaterThan(0);
  });

  test('creates an item at the top, with an id if it has none', async () => {
    const client = await createClient();
    const { status, body } = await client.call('POST', list, { body: { [key]: { title: 'Mine', description: 'of today' } } });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String) as string,
      title: 'Mine',
      description: 'of today',
      time: '2026-03-01T09:30:00.000Z',
      read: false,
      seen: false,
    });
    expect((await readAll(client))[0]).toEqual(body);
    const own = await client.call('POST', list, { body: { [key]: { id: 'own', time: '2026-02-28T08:00:00.000Z', read: true } } });
    expect(own.body).toEqual({ id: 'own', time: '2026-02-28T08:00:00.000Z', read: true, seen: false });
  });

  test('changes only known fields', async () => {
    const client = await createClient();
    const [first] = await readAll(client);
    const text = `{"id":"${first?.id}","${key}":{"id":"other","read":true,"unknown":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}`;
    expect(await client.call('PATCH', list, { text })).toEqual({ status: 200, body: { ...first, read: true } });
    expect((await readAll(client))[0]).toEqual({ ...first, read: true });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('toggles the read status', async () => {
    const client = await createClient();
    const [first] = await readAll(client);
    const turn = async () => (await client.call<Message>('POST', toggle, { body: { [key]: first } })).body;
    expect(await turn()).toEqual({ ...first, read: true });
    expect(await turn()).toEqual({ ...first, read: false });
  });

  test('marks all as read and seen', async () => {
    const client = await createClient();
    expect(await client.call('GET', markAll)).toEqual({ status: 200, body: true });
    expect((await readAll(client)).every(({ read, seen }) => read && seen)).toBe(true);
    expect((await client.call('GET', markAll)).body).toBe(true);
  });

  test('deletes and returns an item, and restores its place when it is created again', async () => {
    const client = await createClient();
    const before = await readAll(client);
    const gone = before[4];
    expect(await client.call('DELETE', `${list}?id=${gone?.id}`)).toEqual({ status: 200, body: gone });
    expect(await readAll(client)).toEqual(before.filter((item) => item !== gone));
    await client.call('POST', list, { body: { [key]: gone } });
    expect(await readAll(client)).toEqual(before);
  });

  test('answers 404 for an unknown id and 409 for one that is taken', async () => {
    const client = await createClient();
    const [first] = await readAll(client);
    expect(await client.call('PATCH', list, { body: { id: 'nobody', [key]: { read: true } } })).toEqual({
      status: 404,
      body: { error: 'NOT FOUND' },
    });
    expect((await client.call('DELETE', `${list}?id=__proto__`)).status).toBe(404);
    expect((await client.call('POST', toggle, { body: { [key]: { id: 'nobody' } } })).status).toBe(404);
    expect(await client.call('POST', list, { body: { [key]: first } })).toEqual({
      status: 409,
      body: { error: 'CONFLICT', current: first },
    });
  });

  test.each([
    ['POST', {}, key],
    ['POST', { [key]: { read: 'yes' } }, `${key}.read`],
    ['POST', { [key]: { time: 'yesterday' } }, `${key}.time`],
    ['POST', { [key]: { title: 'x'.repeat(256) } }, `${key}.title`],
    ['PATCH', { id: '', [key]: {} }, 'id'],
    ['PATCH', { id: 'x', [key]: { description: 'x'.repeat(10_001) } }, `${key}.description`],
  ])('rejects %s %j and changes nothing', async (method, body, path) => {
    const client = await createClient();
    const answer = await client.call(method, list, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path }] });
    expect(await readAll(client)).toHaveLength(9);
  });

  test('requires an id to delete and a body to toggle', async () => {
    const { call } = await createClient();
    expect((await call('DELETE', list)).status).toBe(400);
    expect((await call('POST', toggle, { body: {} })).status).toBe(400);
    expect((await call('POST', list, { text: '{' })).body).toMatchObject({ issues: [{ message: 'is not JSON' }] });
  });

  test.each([
    ['GET', list],
    ['POST', list],
    ['PATCH', list],
    ['DELETE', `${list}?id=${key}-1`],
    ['GET', markAll],
    ['POST', toggle],
  ])('answers %s %s with 401 without a token', async (method, path) => {
    const { call } = await createClient();
    const isRead = method === 'GET' || method === 'DELETE';
    expect((await call(method, path, { token: null, ...(!isRead && { body: {} }) })).status).toBe(401);
  });

  test.each([
    ['empty', 0],
    [`${name}-empty`, 0],
    [`${name}-500`, 500],
    ['hostile-text', 19],
  ])('has, in the scenario %s, %d items', async (scenario, length) => {
    const client = await createClient();
    const found = scenarioList.find((known) => known.name === scenario);
    if (found) await client.mocks.setScenario(found.name);
    const items = await readAll(client);
    expect(items).toHaveLength(length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(length);
  });

  test('stores every text unchanged', async () => {
    const client = await createClient();
    const title = '<b>👩‍👩‍👧‍👦</b> \u202e مَعْطَف e\u0301 \u200b';
    await client.call('POST', list, { body: { [key]: { id: 'text', title, link: 'javascript:alert(1)', useRouter: true } } });
    expect((await readAll(client))[0]).toMatchObject({ title, link: 'javascript:alert(1)', useRouter: true });
  });
});

test('feed times: move with the day in the seed, but not for created items', async () => {
  const client = await createClient();
  await client.call('POST', feedsEndpoints.messages, { body: { message: { id: 'mine' } } });
  const times = async () => {
    const { body } = await client.call<Message[]>('GET', feedsEndpoints.messages);
    return Object.fromEntries(body.map(({ id, time }) => [id, Date.parse(time)]));
  };
  const before = await times();
  client.clock.advance(3 * 86_400_000);
  const after = await times();
  expect(after['mine']).toBe(before['mine']);
  expect((after['message-1'] ?? 0) - (before['message-1'] ?? 0)).toBe(3 * 86_400_000);
});
