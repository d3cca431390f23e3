import { Chat, chatEndpoints, ChatFile, ChatMessage, ChatNews, ChatProfile, searchEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoUser } from '../index';
import { createClient, type Client } from '../testing/client';

const { chat, chats, clear, file, group, message, news, profile, reaction, restoreChat, restoreMessage, trash } = chatEndpoints;

const readAll = async ({ call }: Client) => v.parse(v.array(Chat), (await call('GET', chats)).body);
const readOne = async ({ call }: Client, id: string) => v.parse(Chat, (await call('GET', `${chat}?id=${id}`)).body);
const send = async ({ call }: Client, body: object) => v.parse(ChatMessage, (await call('POST', message, { body })).body);
const wordsOf = async (client: Client, id: string) => (await readOne(client, id)).messages.map(({ value }) => value);

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const upload = ({ call }: Client, given: File) => {
  const form = new FormData();
  form.set('file', given);
  return call('POST', file, { form });
};

test('message: replies to another, is forwarded, and has files', async () => {
  const client = await createClient();
  const given = v.parse(ChatFile, (await upload(client, new File([PNG], 'shelf.png', { type: 'text/html' }))).body);
  expect(given).toMatchObject({ name: 'shelf.png', type: 'image/png', size: 12 });
  const files = [{ ...given, name: 'called otherwise.exe', preview: 'https://example.com/x.png' }];
  const sent = await send(client, { chatId: 'chat-1', value: '', replyTo: 'chat-1-line-2', isForwarded: true, files });
  expect(sent).toMatchObject({ replyTo: 'chat-1-line-2', isForwarded: true, files: [given], value: '' });
  expect((await readOne(client, 'chat-1')).lastMessage).toBe('shelf.png');
  expect((await client.call('GET', `${file}?id=${given.id}`)).body).toEqual({ ...given, url: given.preview });
});

test('file: rejects an unknown one in a message and an empty one', async () => {
  const client = await createClient();
  const unknown = { id: 'gone', name: 'a.txt', type: 'text/plain', size: 1, preview: '' };
  expect((await client.call('POST', message, { body: { chatId: 'chat-1', value: 'See', files: [unknown] } })).status).toBe(400);
  expect((await client.call('GET', `${file}?id=gone`)).status).toBe(404);
  expect((await upload(client, new File([], 'a.txt'))).status).toBe(400);
  expect((await client.call('POST', file, { form: new FormData() })).status).toBe(400);
});

test("message: is edited and marked as such when own, not when someone else's", async () => {
  const client = await createClient();
  const sent = await send(client, { chatId: 'chat-1', value: 'Tomorow' });
  const { body } = await client.call('PATCH', message, { body: { id: sent.id, message: { value: 'Tomorrow', isMine: false } } });
  expect(body).toMatchObject({ value: 'Tomorrow', isMine: true, editedAt: '2026-03-01T09:30:00.000Z' });
  expect((await readOne(client, 'chat-1')).lastMessage).toBe('Tomorrow');
  const theirs = await client.call('PATCH', message, { body: { id: 'chat-1-line-1', message: { value: 'Mine now' } } });
  expect(theirs.status).toBe(400);
  expect((await client.call('PATCH', message, { body: { id: sent.id, message: { value: '  ' } } })).status).toBe(400);
});

test('message: is starred, and takes each reaction once per person', async () => {
  const client = await createClient();
  const id = 'chat-2-line-1';
  await client.call('PATCH', message, { body: { id, message: { starred: true } } });
  for (const emoji of ['👍', '🎉', '👍']) await client.call('POST', reaction, { body: { id, emoji, isOn: true } });
  await client.call('POST', reaction, { body: { id, emoji: '🎉', isOn: false } });
  expect((await readOne(client, 'chat-2')).messages[0]).toMatchObject({
    starred: true,
    reactions: [{ personId: demoUser.id, emoji: '👍' }],
  });
});

test("message: is deleted and restored to its place when own, not when someone else's", async () => {
  const client = await createClient();
  const { id: last } = await send(client, { chatId: 'chat-1', value: 'Too soon' });
  const before = await readOne(client, 'chat-1');
  expect((await client.call('DELETE', `${message}?chatId=chat-2&id=${last}`)).status).toBe(404);
  const theirs = await client.call('DELETE', `${message}?chatId=chat-1&id=chat-1-line-1`);
  expect(theirs).toMatchObject({ status: 400, body: { issues: [{ path: 'id' }] } });
  const { body: gone } = await client.call('DELETE', `${message}?chatId=chat-1&id=${last}`);
  expect(gone).toEqual(before.messages.at(-1));
  const without = await readOne(client, 'chat-1');
  expect(without.messages).toEqual(before.messages.slice(0, -1));
  expect(without.lastMessage).toBe(before.messages.at(-2)?.value);
  expect((await client.call('DELETE', `${message}?id=${last}`)).status).toBe(404);
  await client.call('POST', restoreMessage, { body: { id: last } });
  expect((await readOne(client, 'chat-1')).messages).toEqual(before.messages);
});

test('chat calls: reject unknown ids', async () => {
  const client = await createClient();
  for (const [method, path, body] of [
    ['PATCH', message, { id: 'nothing', message: { starred: true } }],
    ['POST', reaction, { id: 'nothing', emoji: '👍', isOn: true }],
    ['POST', restoreMessage, { id: 'nothing' }],
    ['DELETE', `${message}?id=nothing`, undefined],
    ['PATCH', message, { chatId: 'chat-2', id: 'chat-1-line-1', message: { starred: true } }],
    ['POST', clear, { id: 'nothing' }],
    ['DELETE', `${chat}?id=nothing`, undefined],
    ['POST', restoreChat, { id: 'nothing' }],
    ['PATCH', group, { id: 'chat-1', group: { title: 'A person is no group' } }],
  ] as const) {
    expect((await client.call(method, path, { body })).status, `${method} ${path}`).toBe(404);
  }
});

test('chat: is cleared and gets all messages back', async () => {
  const client = await createClient();
  const before = await readOne(client, 'chat-1');
  const put = (clearedAt: string | null) => client.call('PATCH', chat, { body: { id: 'chat-1', chat: { clearedAt } } });
  expect((await put('2026-03-01T09:30:00.000Z')).body).toMatchObject({ messages: [], lastMessage: '', lastMessageAt: '' });
  client.clock.advance(1000);
  await send(client, { chatId: 'chat-1', value: 'Anew' });
  expect(await wordsOf(client, 'chat-1')).toEqual(['Anew']);
  await put(null);
  const back = await readOne(client, 'chat-1');
  expect(back.messages).toHaveLength(before.messages.length + 1);
  expect((await client.call('POST', clear, { body: { id: 'chat-1' } })).body).toMatchObject({ messages: [], lastMessage: '' });
  const until = before.messages.at(-1)?.createdAt;
  expect((await client.call<Chat>('POST', clear, { body: { id: 'chat-1', until } })).body.messages).toHaveLength(1);
});

test('chat: goes to the trash, is restored, and is empty when started again', async () => {
  const client = await createClient();
  const before = await readOne(client, 'chat-1');
  await client.call('DELETE', `${chat}?id=chat-1`);
  expect((await readAll(client)).some(({ id }) => id === 'chat-1')).toBe(false);
  expect((await client.call('GET', `${chat}?id=chat-1`)).status).toBe(404);
  expect((await client.call('POST', message, { body: { chatId: 'chat-1', value: 'Hi' } })).status).toBe(404);
  expect((await client.call<Chat[]>('GET', trash)).body.map(({ id }) => id)).toEqual(['chat-1']);
  expect((await client.call('POST', restoreChat, { body: { id: 'chat-1' } })).body).toEqual(before);

  await client.call('DELETE', `${chat}?id=chat-1`);
  const { body } = await client.call<Chat>('POST', chat, { body: { contactId: 'contact-1' } });
  expect(body).toMatchObject({ id: 'chat-1', messages: [], lastMessage: '' });
  expect((await client.call<Chat[]>('GET', trash)).body).toEqual([]);
});

test('archived chat: returns with the next message', async () => {
  const client = await createClient();
  await client.call('PATCH', chat, { body: { id: 'chat-2', chat: { archived: true } } });
  expect((await readOne(client, 'chat-2')).archived).toBe(true);
  await send(client, { chatId: 'chat-2', value: 'One more thing' });
  expect((await readOne(client, 'chat-2')).archived).toBe(false);
});

test('group: needs only a title and people', async () => {
  const client = await createClient();
  const { body } = await client.call<Chat>('POST', group, { body: { title: 'Tills', contactIds: ['contact-1'] } });
  expect(body).toMatchObject({ contact: { name: 'Tills', about: '' }, group: { kind: 'group', members: [{ id: 'contact-1' }] } });
  const unknown = await client.call('POST', group, { body: { title: 'Tills', contactIds: ['nobody'] } });
  expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'contactIds.0' }] } });
});

test('chats: are searched by names and messages', async () => {
  const client = await createClient();
  const found = async (search: string) =>
    (await client.call<Chat[]>('GET', `${chats}?search=${encodeURIComponent(search)}`)).body.map(({ contact }) => contact.name);
  expect(await found('PRIYA')).toEqual(['Priya Nair']);
  expect(await found('demirtas')).toEqual(['Aylin Demirtaş']);
  await send(client, { chatId: 'chat-3', value: 'Yeni ısıtıcı geldi' });
  expect(await found('ISITICI')).toEqual(['Selin Karaca']);
  expect(await found('the whole spring series')).toHaveLength(7);
  expect(await found('.*')).toEqual([]);
  expect(await found(' ')).toHaveLength(7);
});

test('group: is created once, with existing people, and changed', async () => {
  const client = await createClient();
  const body = {
    id: 'my-group',
    kind: 'group',
    title: ' Monday ',
    topic: '',
    contactIds: ['contact-2', 'contact-2', 'contact-1'],
  };
  const made = v.parse(Chat, (await client.call('POST', group, { body })).body);
  expect(made).toMatchObject({ contactId: 'my-group', contact: { name: 'Monday' }, messages: [] });
  expect(made.group?.members.map(({ id }) => id)).toEqual(['contact-2', 'contact-1']);
  expect((await client.call('POST', group, { body })).body).toEqual(made);
  expect((await readAll(client))[0]?.id).toBe('my-group');

  const { body: changed } = await client.call<Chat>('PATCH', group, {
    body: { id: 'my-group', group: { title: 'Tuesday', kind: 'room', contactIds: ['contact-3'] } },
  });
  expect(changed).toMatchObject({ contact: { name: 'Tuesday' }, group: { kind: 'group' } });
  expect(changed.group?.members.map(({ id }) => id)).toEqual(['contact-3']);
  for (const wrong of [{ contactIds: ['nobody'] }, { contactIds: [] }, { title: '  ' }]) {
    expect((await client.call('PATCH', group, { body: { id: 'my-group', group: wrong } })).status).toBe(400);
  }
});

test('replies: read, type and answer, and another contact writes as well', async () => {
  const client = await createClient({ scenario: 'chat-answering' });
  const readNews = async () => v.parse(ChatNews, (await client.call('GET', news)).body);
  const quiet = await readNews();
  expect(quiet.isLive).toBe(false);
  const sent = await send(client, { chatId: 'chat-6', value: 'Are you there?' });
  expect((await readNews()).isLive).toBe(true);

  client.clock.advance(3000);
  const writing = await readOne(client, 'chat-6');
  expect(writing.messages.at(-1)).toMatchObject({ id: sent.id, isRead: true });
  expect(writing.typing).toEqual(['contact-6']);

  client.clock.advance(3000);
  const answered = await readOne(client, 'chat-6');
  expect(answered.typing).toBeUndefined();
  expect(answered.messages.at(-1)).toMatchObject({ isMine: false, value: answered.lastMessage });
  expect(answered.unreadCount).toBe(1);
  await client.call('PATCH', chat, { body: { id: 'chat-6', chat: { unreadCount: 0 } } });
  expect((await readOne(client, 'chat-6')).unreadCount).toBe(0);

  client.clock.advance(10_000);
  const [first] = await readAll(client);
  expect(first).toMatchObject({ id: 'chat-1', unreadCount: 3 });
  const after = await readNews();
  expect(after.isLive).toBe(false);
  expect(after.revision).not.toBe(quiet.revision);
});

test('demo: never replies', async () => {
  const client = await createClient();
  const { id } = await send(client, { chatId: 'chat-6', value: 'Are you there?' });
  client.clock.advance(60_000);
  expect((await readOne(client, 'chat-6')).messages.at(-1)?.id).toBe(id);
});

test("profile: stores the about text and the account's picture", async () => {
  const client = await createClient();
  const body = { profile: { about: ' At the till ', avatar: '/media/avatars/1.svg', name: 'Somebody else' } };
  expect(v.parse(ChatProfile, (await client.call('PATCH', profile, { body })).body)).toMatchObject({
    about: 'At the till',
    avatar: '/media/avatars/1.svg',
    name: demoUser.name,
  });
  expect((await client.call('GET', profile)).body).toMatchObject({ about: 'At the till' });
  expect((await client.call('PATCH', profile, { body: { profile: { about: 'x'.repeat(141) } } })).status).toBe(400);
});

test('data sets: include five thousand messages, and groups', async () => {
  const { messages } = await readOne(await createClient({ scenario: 'chat-5000' }), 'chat-2');
  expect(messages).toHaveLength(5000);
  expect(messages.map(({ createdAt }) => createdAt)).toEqual(messages.map(({ createdAt }) => createdAt).toSorted());
  const groups = (await readAll(await createClient({ scenario: 'chat-groups' }))).filter((each) => each.group);
  expect(groups.map((each) => each.group?.kind)).toEqual(['group', 'room']);
});

test('global search: finds chats by names and messages', async () => {
  const client = await createClient();
  const { body } = await client.call('POST', searchEndpoints.search, { body: { query: 'price labels' } });
  expect(JSON.stringify(body)).toContain('/apps/chat/chat-1');
});
