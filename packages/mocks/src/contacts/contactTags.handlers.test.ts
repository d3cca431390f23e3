import { type Contact, contactsEndpoints, ContactTag } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { all, tag, tags, contact } = contactsEndpoints;

const listed = async ({ call }: Client) => v.parse(v.array(ContactTag), (await call('GET', tags)).body);
const having = async ({ call }: Client, id: string) =>
  (await call<Contact[]>('GET', all)).body.filter((each) => each.tags.includes(id)).map((each) => each.id);

test('tags: list the specified ones by title', async () => {
  expect((await listed(await createClient())).map(({ title }) => title)).toEqual([
    'Band',
    'Baseball Team',
    'College',
    'Family',
    'Friend',
    'High School',
    'Work',
  ]);
});

test('tag: is created once under its id, and renamed', async () => {
  const client = await createClient();
  const make = () => client.call('POST', tag, { body: { tag: { id: 'mine', title: ' Müşteri ' } } });
  const [one, two] = [await make(), await make()];
  expect(v.parse(ContactTag, one.body)).toEqual({ id: 'mine', title: 'Müşteri' });
  expect(two).toEqual(one);
  expect((await client.call('PATCH', tag, { body: { id: 'mine', tag: { title: 'Kunde' } } })).body).toEqual({
    id: 'mine',
    title: 'Kunde',
  });
  expect((await make()).status).toBe(409);
  expect((await listed(client)).filter(({ id }) => id === 'mine')).toEqual([{ id: 'mine', title: 'Kunde' }]);
});

test.each(['work', 'WORK', ' Wörk ', 'FRİEND'])('tag: rejects a duplicate %j on create and rename', async (title) => {
  const client = await createClient();
  const before = await listed(client);
  const refused = { status: 400, body: { issues: [{ path: 'tag.title' }] } };
  expect(await client.call('POST', tag, { body: { tag: { title } } })).toMatchObject(refused);
  expect(await client.call('PATCH', tag, { body: { id: 'band', tag: { title } } })).toMatchObject(refused);
  expect(await listed(client)).toEqual(before);
});

test('tag: can change the case of its title', async () => {
  const client = await createClient();
  expect((await client.call('PATCH', tag, { body: { id: 'work', tag: { title: 'WORK' } } })).body).toEqual({
    id: 'work',
    title: 'WORK',
  });
});

test('deleted tag: leaves all contacts without a conflict, and is restored to them under its id', async () => {
  const client = await createClient();
  const before = await having(client, 'band');
  const { body: member } = await client.call<Contact>('GET', `${contact}?id=${before[0] ?? ''}`);
  expect((await client.call('DELETE', `${tag}?id=band`)).body).toBe(true);
  expect(await having(client, 'band')).toEqual([]);
  expect(await listed(client)).toHaveLength(6);
  const late = { id: member.id, contact: { notes: 'Written meanwhile', tags: member.tags, updatedAt: member.updatedAt } };
  expect((await client.call<Contact>('PATCH', contact, { body: late })).body.tags).toEqual(
    member.tags.filter((id) => id !== 'band'),
  );
  await client.call('POST', tag, { body: { tag: { id: 'band', title: 'Band' } } });
  expect(await having(client, 'band')).toEqual(before);
});

test.each([
  ['POST', { tag: { title: ' ' } }, 400],
  ['POST', { tag: { title: 'ş'.repeat(61) } }, 400],
  ['POST', {}, 400],
  ['PATCH', { id: 'nobody', tag: { title: 'New' } }, 404],
  ['DELETE', undefined, 400],
])('tag: answers %s %j with %d', async (method, body, status) => {
  const { call } = await createClient();
  expect((await call(method, tag, { body })).status).toBe(status);
});

test('tag: answers 404 when an unknown one is deleted', async () => {
  const { call } = await createClient();
  expect((await call('DELETE', `${tag}?id=nobody`)).status).toBe(404);
});
