import { inventoryEndpoints, Movement, MovementDay, MovementPage, MovementPerson } from '@stockroom/contract';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type Client } from '../../testing/client';
import { movementQueryOf } from './movementQuery';

const { movements, movement, allMovements, movementDays, movementPeople, undoMovement } = inventoryEndpoints;

async function page({ call }: Client, query: string) {
  const answer = v.parse(MovementPage, (await call('GET', `${movements}?size=100&${query}`)).body);
  if (answer.movements === null) throw new Error('There always is a first page.');
  return answer;
}
const all = async ({ call }: Client, query = '') =>
  v.parse(v.array(Movement), (await call('GET', `${allMovements}?${query}`)).body);

test('ledger: lists a year of the home store, up to now, newest first', async () => {
  const client = await createClient();
  const entries = await all(client);
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const days = (client.clock.now() - Date.parse(entries.at(-1)?.at ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(370);
  expect(Date.parse(entries[0]?.at ?? '')).toBeLessThanOrEqual(client.clock.now());
});

test.each<[string, (entry: Movement) => boolean]>([
  ['productId=3', ({ productId }) => productId === 3],
  ['reason=damaged', ({ reason }) => reason === 'damaged'],
  ['reason=damaged&reason=lost', ({ reason }) => reason === 'damaged' || reason === 'lost'],
  ['userId=contact-1', ({ userId }) => userId === 'contact-1'],
  ['direction=in', ({ delta }) => delta > 0],
  ['direction=out', ({ delta }) => delta < 0],
  ['from=2026-02-10&to=2026-02-12', ({ at }) => dayOf(at) >= '2026-02-10' && dayOf(at) <= '2026-02-12'],
  ['from=2026-02-10T12:00:00.000Z', ({ at }) => at >= '2026-02-10T12:00:00.000Z'],
  ['search=FJORD', ({ name }) => name.includes('Fjord')],
  ['search=po-2', ({ reference }) => reference.startsWith('PO-2')],
  ['search=crushed', ({ note }) => note.includes('crushed')],
  ['reason=sold&productId=3&direction=in', () => false],
  ['productId=99999', () => false],
  ['reason=&userId=&from=', () => true],
  ['unheard=of', () => true],
])('%s: filters the entries and sums them', async (query, isWanted) => {
  const client = await createClient();
  const wanted = (await all(client)).filter(isWanted);
  expect((await all(client, query)).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  const { sums, movements: first } = await page(client, query);
  expect(first.map(({ id }) => id)).toEqual(wanted.slice(0, 100).map(({ id }) => id));
  const moved = (entries: readonly Movement[], sign: 1 | -1) =>
    entries.reduce((total, { delta }) => total + Math.max(0, delta * sign), 0);
  for (const sum of sums) {
    const ofReason = wanted.filter(({ reason }) => reason === sum.reason);
    expect(sum).toEqual({ reason: sum.reason, in: moved(ofReason, 1), out: moved(ofReason, -1) });
  }
  expect(new Set(sums.map(({ reason }) => reason))).toEqual(new Set(wanted.map(({ reason }) => reason)));
  const days = v.parse(v.array(MovementDay), (await client.call('GET', `${movementDays}?${query}`)).body);
  const [firstDay] = days;
  const ofDay = wanted.filter(({ at }) => dayOf(at) === firstDay?.day);
  if (firstDay) expect(firstDay).toEqual({ day: firstDay.day, in: moved(ofDay, 1), out: moved(ofDay, -1) });
  expect(days.reduce((total, day) => total + day.in, 0)).toBe(moved(wanted, 1));
});

test.each([
  'productId=x',
  'productId=-1',
  'reason=magic',
  'direction=up',
  'from=yesterday',
  'from=2026-02-30',
  'to=2026-13-01',
  'size=101',
  'page=0',
])('%s: is refused', async (query) => {
  const { call } = await createClient();
  expect((await call('GET', `${movements}?${query}`)).status).toBe(400);
});

test('ledger: shows a recorded entry under its filters at once', async () => {
  const client = await createClient();
  const before = await page(client, 'reason=lost&productId=2');
  await client.call('POST', movement, { body: { productId: 2, delta: -3, reason: 'lost', note: 'Şelale' } });
  const after = await page(client, 'reason=lost&productId=2');
  expect(after.sums[0]?.out).toBe((before.sums[0]?.out ?? 0) + 3);
  expect((await page(client, 'search=selale')).movements).toHaveLength(1);
});

test('ledger people: lists everybody who has an entry, by name', async () => {
  const { call } = await createClient();
  const people = v.parse(v.array(MovementPerson), (await call('GET', movementPeople)).body);
  expect(people.map(({ name }) => name)).toEqual(['Defne Aldridge', 'Grace Whitcombe', 'Marcus Ode', 'Selin Karaca']);
});

test("ledger: ends the seed's year today until an entry is recorded, and keeps that day then", async () => {
  const client = await createClient();
  const newest = async () => dayOf((await all(client))[0]?.at ?? '');
  const first = await newest();
  client.clock.advance(3 * 86_400_000);
  expect(await newest()).not.toBe(first);
  await client.call('POST', movement, { body: { productId: 2, delta: 1, reason: 'received' } });
  const recorded = await newest();
  client.clock.advance(3 * 86_400_000);
  expect(await newest()).toBe(recorded);
});

test('ledger: requires a token', async () => {
  const { call } = await createClient();
  for (const path of [allMovements, movementDays, movementPeople]) {
    expect((await call('GET', path, { token: null })).status).toBe(401);
  }
  expect((await call('POST', movements, { token: null, body: {} })).status).toBe(401);
  expect((await call('POST', undoMovement, { token: null, body: {} })).status).toBe(401);
});

function dayOf(at: string): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('movementQueryOf: in %s ends the day %s where the next begins, though clocks go forward', (zone, day, from, to) => {
  vi.stubEnv('TZ', zone);
  const query = movementQueryOf(new URL(`http://shop.example/?from=${day}&to=${day}`));
  expect([query.from, query.to].map((moment) => new Date(moment).toISOString())).toEqual([from, to]);
});
