import { Post, Profile, profileEndpoints, type Settings, settingsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { profile, posts, like, comments } = profileEndpoints;
const read = async ({ call }: Client) => v.parse(v.array(Post), (await call('GET', posts)).body);

test('profile: shares its text with the settings, and refuses a stale change', async () => {
  const client = await createClient();
  const before = v.parse(Profile, (await client.call('GET', profile)).body);
  expect(before).toMatchObject({ name: 'Defne Aldridge', title: 'Manager', place: 'Harbor & Pine, Port Ellery' });
  const patch = { about: '<b>About</b>', updatedAt: before.updatedAt };
  const { body } = await client.call<Profile>('PATCH', profile, { body: { profile: patch } });
  expect(body.about).toBe('<b>About</b>');
  expect((await client.call<Settings>('GET', settingsEndpoints.settings)).body.about).toBe('<b>About</b>');
  expect(await client.call('PATCH', profile, { body: { profile: patch } })).toMatchObject({
    status: 409,
    body: { current: body },
  });
});

test('posts: are created once, deleted and restored', async () => {
  const client = await createClient();
  const post = { id: 'new', text: '  Hello  ' };
  for (let times = 0; times < 2; times += 1) await client.call('POST', posts, { body: post });
  expect((await read(client)).filter(({ id }) => id === 'new')).toMatchObject([{ text: 'Hello', isMine: true }]);
  expect((await read(client))[0]?.id).toBe('new');
  await client.call('DELETE', `${posts}?id=new`);
  expect((await read(client)).some(({ id }) => id === 'new')).toBe(false);
  expect((await client.call('POST', like, { body: { id: 'new', isLiked: true } })).status).toBe(404);
  await client.call('POST', posts, { body: post });
  expect((await read(client))[0]?.id).toBe('new');
  expect((await client.call('POST', posts, { body: { id: 'blank', text: '   ' } })).status).toBe(400);
});

test('posts: can be liked and commented on; only own comments can be deleted', async () => {
  const client = await createClient();
  await client.call('POST', like, { body: { id: 'post-1', isLiked: true } });
  const comment = { id: 'mine', postId: 'post-1', text: 'Mine' };
  for (let times = 0; times < 2; times += 1) await client.call('POST', comments, { body: comment });
  const [first] = await read(client);
  expect(first).toMatchObject({ id: 'post-1', isLiked: true, comments: [{ isMine: false }, { id: 'mine', isMine: true }] });
  await client.call('DELETE', `${comments}?id=mine`);
  expect((await read(client))[0]?.comments).toHaveLength(1);
  await client.call('POST', comments, { body: { ...comment, id: 'later' } });
  await client.call('POST', comments, { body: comment });
  expect((await read(client))[0]?.comments.map(({ id }) => id)).toEqual(['comment-1', 'mine', 'later']);
  expect((await client.call('DELETE', `${comments}?id=comment-1`)).status).toBe(404);
  expect((await client.call('GET', posts, { token: null })).status).toBe(401);
});

test('replies: stay at their top comment, and are deleted and restored with it', async () => {
  const client = await createClient();
  const readThread = async () => (await read(client))[0]?.comments.map(({ id, replyTo }) => [id, replyTo]);
  const postComment = (id: string, replyTo: string | null) =>
    client.call('POST', comments, { body: { id, postId: 'post-1', replyTo, text: '<b>Said</b>' } });
  for (let times = 0; times < 2; times += 1) await postComment('mine', null);
  for (let times = 0; times < 2; times += 1) await postComment('reply', 'mine');
  await postComment('beside', 'reply');
  const all = [
    ['comment-1', null],
    ['mine', null],
    ['reply', 'mine'],
    ['beside', 'mine'],
  ];
  expect(await readThread()).toEqual(all);
  await client.call('DELETE', `${comments}?id=mine`);
  expect(await readThread()).toEqual(all.slice(0, 1));
  expect((await postComment('late', 'mine')).status).toBe(404);
  expect((await postComment('lost', 'nothing')).status).toBe(404);
  await postComment('mine', null);
  expect(await readThread()).toEqual(all);
  await client.call('DELETE', `${comments}?id=reply`);
  expect(await readThread()).toEqual([all[0], all[1], all[3]]);
  await postComment('reply', 'mine');
  expect(await readThread()).toEqual(all);
});
