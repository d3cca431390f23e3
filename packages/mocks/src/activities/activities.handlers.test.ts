import {
  type ActivitiesSeen,
  activitiesEndpoints,
  Activity,
  ActivityPage,
  ActivityPerson,
  contactsEndpoints,
  inventoryEndpoints,
  upstreamEndpoints,
  scrumboardEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { MocksOptions } from '../index';
import { createClient, type Client } from '../testing/client';

const all = async ({ call }: Client, query = '', language = 'en') => {
  const { status, body } = await call('GET', `${activitiesEndpoints.all}${query}`, { language });
  expect(status).toBe(200);
  return v.parse(v.array(Activity), body);
};
const newest = async (client: Client) => (await all(client))[0];
const signedIn = async (options?: MocksOptions) => {
  const client = await createClient(options);
  client.clock.advance(1000);
  return client;
};

test('audit log: lists the demo history newest first, not in the future, and a sign-in at once', async () => {
  const client = await createClient();
  const activities = await all(client);
  expect(activities[0]).toMatchObject({ kind: 'session', description: 'signed in', person: { name: 'Defne Aldridge' } });
  expect(activities).toHaveLength(17);
  const times = activities.map(({ date }) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times.every((time) => time <= client.clock.now())).toBe(true);
});

test('audit log: records the changes of a product once, in the language of the call', async () => {
  const client = await signedIn();
  const { call } = client;
  await call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Harbor', category: 3 } } });
  const [entry] = await all(client);
  expect(entry).toMatchObject({
    kind: 'product',
    description: 'changed a product',
    linkedContent: 'Harbor',
    link: '/apps/ecommerce/inventory?product=2',
  });
  expect(entry?.changes[0]).toEqual({ field: 'name', label: 'Name', before: 'Tidewater Harbor 44', after: 'Harbor' });
  expect(entry?.changes.find(({ field }) => field === 'category')?.after ?? 'Sport watches').toBe('Sport watches');
  expect((await all(client, '', 'tr'))[0]).toMatchObject({ description: 'bir ürünü değiştirdi' });
  await call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Harbor' } } });
  expect(await all(client)).toHaveLength(18);
});

test('audit log: records the real calls, but not a refused one', async () => {
  const client = await signedIn();
  const { call } = client;
  expect((await call('DELETE', upstreamEndpoints.delete(2))).status).toBe(200);
  expect(await newest(client)).toMatchObject({ description: 'deleted a product', linkedContent: 'Tidewater Harbor 44' });
  expect((await newest(client))?.link).toBeUndefined();
  expect((await call('DELETE', upstreamEndpoints.delete(2))).status).toBe(404);
  expect(await all(client)).toHaveLength(18);
});

test('audit log: records a movement with reason, quantity and a link to the ledger', async () => {
  const client = await signedIn();
  const body = { movements: [{ productId: 2, delta: -3, reason: 'damaged', note: 'Wet <b>box</b>', reference: '' }] };
  const recorded = await client.call<{ movements: { id: string }[] }>('POST', inventoryEndpoints.movements, { body });
  expect(recorded.status).toBe(200);
  expect(await newest(client)).toMatchObject({
    kind: 'stock',
    description: 'recorded damage',
    extraContent: 'Wet &lt;b&gt;box&lt;/b&gt;',
    link: '/apps/ecommerce/transactions?productId=2',
    changes: [{ field: 'stock', before: 19, after: 16 }],
  });
  await client.call('POST', inventoryEndpoints.undoMovement, { body: { id: recorded.body.movements[0]?.id } });
  expect(await newest(client)).toMatchObject({
    description: 'took back a change of stock',
    changes: [{ field: 'stock', before: 16, after: 19 }],
  });
});

test('audit log: records an import as one entry regardless of its batches, and its undo too', async () => {
  const client = await signedIn();
  const { call } = client;
  const add = [{ name: 'One' }, { name: 'Two' }];
  for (const index of [0, 1]) {
    await call('POST', inventoryEndpoints.imports, { body: { importId: 'spring', index, add, update: [] } });
  }
  expect(await newest(client)).toMatchObject({ kind: 'import', description: 'imported 4 products' });
  expect(await all(client)).toHaveLength(18);
  await call('DELETE', `${inventoryEndpoints.imports}?id=spring`);
  expect(await newest(client)).toMatchObject({ description: 'undid an import of 4 products' });
  await call('POST', inventoryEndpoints.imports, { body: { importId: 'one', index: 0, add: [{ name: 'Alone' }], update: [] } });
  expect(await newest(client)).toMatchObject({ description: 'imported 1 product' });
});

test('audit log: records where a card moved, but no move within its list', async () => {
  const client = await signedIn();
  const { call } = client;
  const boards = (await call<{ id: string }[]>('GET', scrumboardEndpoints.boards)).body;
  const path = `${scrumboardEndpoints.board}?id=${boards[0]?.id}`;
  const { body: board } = await call<{ lists: { id: string; title: string; cards: { id: string; title: string }[] }[] }>(
    'GET',
    path,
  );
  const [from, to] = [board.lists[0], board.lists.at(-1)];
  const [card, other] = from?.cards ?? [];
  await call('PATCH', scrumboardEndpoints.cardPositions, { body: { cards: [{ id: other?.id, listId: from?.id, position: 1 }] } });
  expect(await all(client)).toHaveLength(17);
  const moved = await call('PATCH', scrumboardEndpoints.cardPositions, {
    body: { cards: [{ id: card?.id, listId: to?.id, position: 7, limitReason: 'now' }] },
  });
  expect(moved.status).toBe(200);
  expect(await newest(client)).toMatchObject({
    kind: 'board',
    description: 'moved a card',
    linkedContent: card?.title,
    changes: [{ field: 'list', label: 'List', before: from?.title, after: to?.title }],
  });
});

test('audit log: merges the autosaves of a contact into one entry', async () => {
  const client = await signedIn();
  const { call, clock } = client;
  for (const title of ['B', 'Bu', 'Buyer']) {
    await call('PATCH', contactsEndpoints.contact, { body: { id: 'contact-1', contact: { title } } });
    clock.advance(500);
  }
  expect(await newest(client)).toMatchObject({
    description: 'changed a contact',
    changes: [{ field: 'title', before: 'Floor manager', after: 'Buyer' }],
  });
  expect(await all(client)).toHaveLength(18);
  await call('DELETE', `${contactsEndpoints.contact}?id=contact-1`);
  await call('POST', contactsEndpoints.restore, { body: { id: 'contact-1' } });
  expect((await newest(client))?.description, 'had back at once it was not deleted').toBe('changed a contact');
  await call('DELETE', `${contactsEndpoints.contact}?id=contact-1`);
  clock.advance(120_000);
  await call('POST', contactsEndpoints.restore, { body: { id: 'contact-1' } });
  const [back, gone] = await all(client);
  expect([back?.description, gone?.description]).toEqual(['brought a contact back', 'deleted a contact']);
  expect(gone?.extraContent).toBe('It has been brought back since.');
});

test('audit log: filters by kind, person and visible text', async () => {
  const client = await createClient();
  expect((await all(client, '?kind=stock')).every(({ kind }) => kind === 'stock')).toBe(true);
  expect((await all(client, '?person=contact-3')).map(({ person }) => person?.name)).toEqual(['Selin Karaca', 'Selin Karaca']);
  expect((await all(client, '?search=SCARF%20price')).map(({ id }) => id)).toEqual(['activity-6']);
  expect(await all(client, '?search=li%3E')).toEqual([]);
  expect((await client.call('GET', `${activitiesEndpoints.all}?kind=magic`)).status).toBe(400);
});

test('audit log: translates and searches earlier history in the language of the call', async () => {
  const client = await createClient();
  const [found] = await all(client, '?search=sayd%C4%B1%20vitrin', 'tr');
  expect(found).toMatchObject({ id: 'activity-1', linkedContent: 'Tidewater Harbor 44', person: { name: 'Grace Whitcombe' } });
  expect(await all(client, '?search=counted', 'tr')).toEqual([]);
  const both = [await all(client), await all(client, '', 'tr')].map((list) => list.map(({ description }) => description));
  expect(both[0]?.filter((text) => both[1]?.includes(text))).toEqual([]);
});

test('audit log: serves pages, and the people in it', async () => {
  const client = await createClient({ scenario: 'activities-1000' });
  const { body } = await client.call('GET', `${activitiesEndpoints.page}?page=2&size=100`);
  expect(v.parse(ActivityPage, body).pagination).toMatchObject({ length: 1001, page: 2, lastPage: 11 });
  const past = await client.call('GET', `${activitiesEndpoints.page}?page=99`);
  expect(past.body).toEqual({ activities: null, pagination: { lastPage: 41 } });
  const people = v.parse(v.array(ActivityPerson), (await client.call('GET', activitiesEndpoints.people)).body);
  expect(people.map(({ name }) => name)).toContain('Priya Nair');
  expect((await client.call('GET', activitiesEndpoints.page, { token: null })).status).toBe(401);
});

test('audit log: stores the read marker; entries by others since then are new, own ones are not', async () => {
  const { call, clock } = await createClient();
  const seen = async () => (await call<ActivitiesSeen>('GET', activitiesEndpoints.seen)).body;
  const mark = async (until: string | null) => call<ActivitiesSeen>('PUT', activitiesEndpoints.seen, { body: { until } });
  const before = await seen();
  // Noon of the day before the demo's today, where the browser is.
  expect([new Date(before.until ?? '').getHours(), new Date(before.until ?? '').getMinutes()]).toEqual([12, 0]);
  expect(before).toEqual({ until: before.until, newest: '2026-03-01T09:30:00.000Z', count: 5 });
  clock.advance(1000);
  await call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Harbor' } } });
  const after = await seen();
  expect(after).toEqual({ ...before, newest: '2026-03-01T09:30:01.000Z' });
  expect((await mark('2026-03-01T08:55:00.000Z')).body.count).toBe(0);
  expect((await seen()).count).toBe(0);
  // The marker can be moved back, and never past the current time.
  expect((await mark(before.until)).body).toEqual(after);
  expect((await mark('2031-01-01T00:00:00.000Z')).body.until).toBe(new Date(clock.now()).toISOString());
  expect((await mark(null)).body.count).toBe(16);
  expect((await mark('yesterday')).status).toBe(400);
  expect((await call('GET', activitiesEndpoints.seen, { token: null })).status).toBe(401);
});
