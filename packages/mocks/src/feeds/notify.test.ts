import {
  authEndpoints,
  feedsEndpoints,
  inventoryEndpoints,
  Notification,
  Post,
  profileEndpoints,
  settingsEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoCredentials } from '../index';
import { createClient, type Client } from '../testing/client';

const DAY = 24 * 60 * 60_000;

/** Returns the user's notifications except those of the seed. */
async function newNotifications(client: Client, language = 'en') {
  const { body } = await client.call('GET', feedsEndpoints.notifications, { language });
  return v.parse(v.array(Notification), body).filter(({ id }) => !/^notification-\d/.test(id));
}

const turn = (client: Client, settings: object) => client.call('PATCH', settingsEndpoints.settings, { body: { settings } });
const ALL = { news: true, safety: true, training: true, comments: true, mentions: true, lowStock: true, counts: true };
const NONE = Object.fromEntries(Object.keys(ALL).map((notice) => [notice, false]));

const changePassword = (client: Client) =>
  client.call('POST', settingsEndpoints.password, { body: { current: demoCredentials.password, next: 'another-Pass-1' } });
const sell = (client: Client, delta: number) =>
  client.call('POST', inventoryEndpoints.movement, {
    body: { productId: 3, delta, reason: delta < 0 ? 'sold' : 'received', note: '', reference: '' },
  });
const write = (client: Client) => client.call('POST', profileEndpoints.posts, { body: { id: 'mine', text: 'Hello' } });
const comment = (client: Client) =>
  client.call('POST', profileEndpoints.comments, { body: { id: 'said', postId: 'post-1', text: 'Well done' } });

const cases: readonly (readonly [string, (client: Client) => Promise<unknown>, number, string])[] = [
  ['safety', changePassword, 0, 'Password changed'],
  ['lowStock', (client) => sell(client, -500), 0, 'Out of stock'],
  ['comments', write, 60_000, 'Marcus Ode'],
  ['mentions', comment, 60_000, 'Marcus Ode'],
];

describe.each(cases)('%s', (notice, act, later, title) => {
  test('notifies while its setting is on', async () => {
    const client = await createClient();
    await turn(client, { ...NONE, [notice]: true });
    await act(client);
    client.clock.advance(later);
    expect(await newNotifications(client)).toMatchObject([{ title, read: false }]);
  });

  test('does not notify while its setting is off', async () => {
    const client = await createClient();
    await turn(client, { ...ALL, [notice]: false });
    await act(client);
    client.clock.advance(later);
    expect(await newNotifications(client)).toEqual([]);
  });
});

test('bulletins: arrive on their days, if wanted by then', async () => {
  const client = await createClient();
  await turn(client, { news: true, training: false });
  client.clock.advance(40 * DAY);
  const { body } = await client.call<{ accessToken: string }>('POST', authEndpoints.signIn, { body: demoCredentials });
  expect(
    await newNotifications({
      ...client,
      call: (method, path, options) => client.call(method, path, { token: body.accessToken, ...options }),
    }),
  ).toMatchObject([{ title: 'What is new in Stockroom', link: '/docs/changelog' }]);
});

test('sign-in: notifies of a new device, but not of the first or a known one', async () => {
  const client = await createClient();
  const signIn = async (agent: string) => {
    const request = new Request(`http://stockroom.test${authEndpoints.signIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify(demoCredentials),
    });
    await fetch(request);
  };
  expect(await newNotifications(client)).toEqual([]);
  for (let times = 0; times < 2; times += 1) await signIn('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  const [only, ...others] = await newNotifications(client);
  expect(others).toEqual([]);
  expect(only?.description).toContain('Firefox · Windows');
});

test('low stock: withdraws its notification after a delivery, and translates it on reading', async () => {
  const client = await createClient();
  await sell(client, -500);
  expect(await newNotifications(client, 'tr')).toMatchObject([{ title: 'Stokta yok' }]);
  await sell(client, 1000);
  expect(await newNotifications(client)).toEqual([]);
});

test('simulated replies: skip deleted posts', async () => {
  const client = await createClient();
  await write(client);
  await client.call('DELETE', `${profileEndpoints.posts}?id=mine`);
  client.clock.advance(60_000);
  expect(await newNotifications(client)).toEqual([]);
  await write(client);
  await comment(client);
  client.clock.advance(60_000);
  const posts = v.parse(v.array(Post), (await client.call('GET', profileEndpoints.posts)).body);
  expect(posts.find(({ id }) => id === 'post-1')?.comments.at(-1)?.text).toBe('@Defne good, then we leave it so.');
});
