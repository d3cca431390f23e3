import { Contact, contactsEndpoints, TrashedContact } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { contact, restore, tag, trash } = contactsEndpoints;

const inTrash = async ({ call }: Client) => v.parse(v.array(TrashedContact), (await call('GET', trash)).body);
const remove = async ({ call, clock }: Client, id: string) => {
  clock.advance(1000);
  await call('DELETE', `${contact}?id=${id}`);
};

test('trash: lists deleted contacts, latest first, and restores them as they were', async () => {
  const client = await createClient();
  const { body: before } = await client.call('GET', `${contact}?id=contact-3`);
  await remove(client, 'contact-3');
  await remove(client, 'contact-5');
  expect((await inTrash(client)).map(({ id, deletedAt }) => [id, deletedAt])).toEqual([
    ['contact-5', '2026-03-01T09:30:02.000Z'],
    ['contact-3', '2026-03-01T09:30:01.000Z'],
  ]);
  const bringBack = () => client.call('POST', restore, { body: { id: 'contact-3' } });
  expect(v.parse(Contact, (await bringBack()).body)).toEqual(before);
  expect((await bringBack()).body).toEqual(before);
  expect((await inTrash(client)).map(({ id }) => id)).toEqual(['contact-5']);
});

test('restored contact: loses tags that were deleted since', async () => {
  const client = await createClient();
  await remove(client, 'contact-2');
  await client.call('DELETE', `${tag}?id=band`);
  expect((await client.call<Contact>('POST', restore, { body: { id: 'contact-2' } })).body.tags).toEqual(['work']);
});

test('trash: deletes one contact for good, then all', async () => {
  const client = await createClient();
  for (const id of ['contact-1', 'contact-2', 'contact-3']) await remove(client, id);
  expect((await client.call('DELETE', `${trash}?id=contact-2`)).body).toBe(true);
  expect((await inTrash(client)).map(({ id }) => id)).toEqual(['contact-3', 'contact-1']);
  expect((await client.call('POST', restore, { body: { id: 'contact-2' } })).status).toBe(404);
  expect((await client.call('DELETE', trash)).body).toBe(true);
  expect(await inTrash(client)).toEqual([]);
  expect((await client.call('GET', '/api/apps/chat/chat?id=chat-3')).body).toMatchObject({
    contact: { id: 'contact-3', name: '' },
  });
});

test('trash: deletes only the listed contacts for good', async () => {
  const client = await createClient();
  for (const id of ['contact-1', 'contact-2', 'contact-3']) await remove(client, id);
  const ids = ['contact-1', 'contact-2', 'contact-9'];
  expect((await client.call('DELETE', trash, { body: { ids } })).body).toBe(true);
  expect((await inTrash(client)).map(({ id }) => id)).toEqual(['contact-3']);
  expect((await client.call('GET', `${contact}?id=contact-9`)).status).toBe(200);
});

test('trash: leaves contacts outside it alone', async () => {
  const { call } = await createClient();
  expect((await call('DELETE', `${trash}?id=contact-1`)).status).toBe(404);
  expect((await call('DELETE', `${trash}?id=`)).status).toBe(404);
  expect((await call('POST', restore, { body: {} })).status).toBe(400);
  expect((await call('GET', `${contact}?id=contact-1`)).status).toBe(200);
});
