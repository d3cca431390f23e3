import { FollowPerson, profileEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { followers } = profileEndpoints;
const read = async ({ call }: Client) => v.parse(v.array(FollowPerson), (await call('GET', followers)).body);

test('follows: stores whom the user follows and leaves followers unchanged', async () => {
  const client = await createClient();
  const before = await read(client);
  expect(before.some(({ name }) => name === 'Defne Aldridge')).toBe(false);
  expect(before.filter(({ isFollower }) => isFollower).map(({ name }) => name)).toContain('Marcus Ode');
  const priya = before.find(({ name }) => name === 'Priya Nair');
  expect(priya).toMatchObject({ isFollower: true, isFollowed: false });
  for (const isFollowed of [true, true, false, true]) {
    await client.call('POST', followers, { body: { id: priya?.id, isFollowed } });
    expect((await read(client)).find(({ id }) => id === priya?.id)).toMatchObject({ isFollower: true, isFollowed });
  }
  expect((await read(client)).filter(({ isFollower }) => isFollower)).toHaveLength(4);
});

test('follows: rejects a person who does not work at the store', async () => {
  const client = await createClient();
  expect((await client.call('POST', followers, { body: { id: 'nobody', isFollowed: true } })).status).toBe(404);
  expect((await client.call('POST', followers, { body: { id: 'staff-1' } })).status).toBe(400);
  expect((await client.call('GET', followers, { token: null })).status).toBe(401);
});
