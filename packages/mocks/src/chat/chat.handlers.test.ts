import {
  Chat,
  CHAT_LIMITS,
  ChatContact,
  ChatContactSummary,
  chatEndpoints,
  ChatMessage,
  ChatProfile,
  type Contact,
  contactsEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoUser } from '../index';
import { createClient, createClock, type Client } from '../testing/client';
import { openTab } from '../testing/tabs';

const { chat, chats, contact, contacts, message, profile } = chatEndpoints;

const readAll = async ({ call }: Client) => v.parse(v.array(Chat), (await call('GET', chats)).body);
const readOne = async ({ call }: Client, id: string) => v.parse(Chat, (await call('GET', `${chat}?id=${id}`)).body);
const messagesWithoutIds = ({ messages }: Chat) => messages.map(({ isMine, value, createdAt }) => ({ isMine, value, createdAt }));
const unknown = (id: string) => ({ status: 404, body: { error: `Could not found chat with id of ${id}!` } });

test('chats: give every chat its contact, and the same messages under their own ids', async () => {
  const list = await readAll(await createClient());
  expect(list).toHaveLength(7);
  expect(list.filter(({ unreadCount }) => unreadCount === undefined)).toHaveLength(1);
  const [first] = list;
  for (const each of list) {
    expect(each.contact.id).toBe(each.contactId);
    expect(each.messages.every(({ chatId }) => chatId === each.id)).toBe(true);
    expect(each.messages.every(({ isMine, contactId }) => contactId === (isMine ? demoUser.id : each.contactId))).toBe(true);
    expect(messagesWithoutIds(each)).toEqual(first && messagesWithoutIds(first));
  }
});

test('script: lies a week ago in the evening and today around midday, never in the future', async () => {
  const afternoon = createClock(new Date(2026, 2, 2, 15).toISOString());
  const client = await createClient({ now: afternoon.now });
  const { messages, lastMessageAt } = await readOne(client, 'chat-1');
  const days = messages.map(({ createdAt }) => new Date(createdAt).toDateString());
  expect([...new Set(days)]).toEqual(['Mon Feb 23 2026', 'Mon Mar 02 2026']);
  expect(lastMessageAt).toBe('02/03/2026');
  expect(messages.every(({ createdAt }) => Date.parse(createdAt) <= afternoon.now())).toBe(true);

  const morning = createClock(new Date(2026, 2, 2, 8).toISOString());
  const early = await openTab({ now: morning.now });
  const { body } = await early.call<Chat>('GET', `${chat}?id=chat-1`);
  expect(body.messages.every(({ createdAt }) => Date.parse(createdAt) <= morning.now())).toBe(true);
});

test.each(['demo', 'chat-groups', 'chat-5000', 'hostile-text'] as const)(
  '%s: lists each chat by its last message, and finds the chat by it',
  async (scenario) => {
    const client = await createClient({ scenario });
    for (const { id, contact: person, messages, lastMessage, lastMessageAt } of await readAll(client)) {
      const last = messages.at(-1);
      expect(lastMessage).toBe(last?.value ?? '');
      expect(lastMessageAt === '').toBe(last === undefined);
      if (!last) continue;
      const found = (await client.call<Chat[]>('GET', `${chats}?search=${encodeURIComponent(lastMessage)}`)).body;
      expect(found.map((each) => each.id)).toContain(id);
      for (const each of found) {
        const texts = [each.contact.name, ...each.messages.map(({ value }) => value)].join('\n');
        expect(texts, person.name).toContain(lastMessage);
      }
    }
  },
);

test('chat: serves a single chat, and has its own error for an unknown one', async () => {
  const client = await createClient();
  expect(await readOne(client, 'chat-3')).toMatchObject({ id: 'chat-3', contact: { name: 'Selin Karaca' } });
  expect(await client.call('GET', `${chat}?id=nobody`)).toEqual(unknown('nobody'));
  expect(await client.call('GET', `${chat}?id=__proto__`)).toEqual(unknown('__proto__'));
  expect(await client.call('PATCH', chat, { body: { id: 'nobody', chat: {} } })).toEqual(unknown('nobody'));
  expect(await client.call('POST', message, { body: { chatId: 'nobody', value: 'Hi' } })).toEqual(unknown('nobody'));
  expect((await client.call('GET', chat)).status).toBe(400);
});

test('chat: changes only known fields', async () => {
  const client = await createClient();
  const before = await readOne(client, 'chat-1');
  const text =
    '{"id":"chat-1","chat":{"id":"other","contactId":"contact-9","unreadCount":0,"muted":true,"messages":[],"__proto__":{"polluted":true}}}';
  const expected = { ...before, unreadCount: 0, muted: true };
  expect((await client.call('PATCH', chat, { text })).body).toEqual(expected);
  expect(await readOne(client, 'chat-1')).toEqual(expected);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('message: becomes the last message and moves its chat to the top', async () => {
  const client = await createClient();
  const before = await readOne(client, 'chat-6');
  const { status, body } = await client.call('POST', message, { body: { chatId: 'chat-6', value: ' Line one\nline two 👋 ' } });
  expect(status).toBe(200);
  const sent = v.parse(ChatMessage, body);
  expect(sent.id).toMatch(/^id-/);
  expect(sent).toMatchObject({
    chatId: 'chat-6',
    contactId: demoUser.id,
    value: ' Line one\nline two 👋 ',
    createdAt: '2026-03-01T09:30:00.000Z',
    isMine: true,
  });
  const list = await readAll(client);
  expect(list[0]).toEqual({
    ...before,
    lastMessage: ' Line one\nline two 👋 ',
    lastMessageAt: '01/03/2026',
    messages: [...before.messages, body],
  });
  expect(list[1]?.messages).toHaveLength(before.messages.length);
});

test('message: stays after the scripted ones, on later days too', async () => {
  const client = await createClient();
  const { body: sent } = await client.call<ChatMessage>('POST', message, { body: { chatId: 'chat-1', value: 'Good night' } });
  const before = await readOne(client, 'chat-1');
  client.clock.advance(5 * 86_400_000);
  expect(await readOne(client, 'chat-1')).toEqual(before);
  expect(before.messages.at(-1)).toEqual(sent);
});

test('chat: starts with a contact, once', async () => {
  const client = await createClient();
  const begin = async () => (await client.call<Chat>('POST', chat, { body: { contactId: 'contact-11' } })).body;
  const made = v.parse(Chat, await begin());
  expect(made).toMatchObject({ contactId: 'contact-11', unreadCount: 0, lastMessage: '', lastMessageAt: '', messages: [] });
  expect((await begin()).id).toBe(made.id);
  expect((await readAll(client))[0]?.id).toBe(made.id);
  expect((await client.call<Chat>('POST', chat, { body: { contactId: 'contact-1' } })).body.id).toBe('chat-1');
  expect((await client.call('POST', chat, { body: { contactId: 'nobody' } })).body).toEqual({ error: 'NOT FOUND' });
});

test('contacts: are sorted by language and have only the summary fields', async () => {
  const client = await createClient();
  const { body } = await client.call('GET', contacts, { language: 'tr' });
  const list = v.parse(v.array(v.strictObject(ChatContactSummary.entries)), body);
  const names = list.map(({ name }) => name);
  const { body: known } = await client.call<Contact[]>('GET', contactsEndpoints.all);
  expect(new Set(list.map(({ id }) => id))).toEqual(new Set(known.map(({ id }) => id)));
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
  expect(names.indexOf('Çiğdem Işık')).toBeGreaterThan(names.indexOf('Chidi Okafor'));
  expect(names.indexOf('Çiğdem Işık')).toBeLessThan(names.indexOf('Daniel Weiss'));
});

test('contact: is served in full, with eight pictures', async () => {
  const { call } = await createClient();
  const full = v.parse(ChatContact, (await call('GET', `${contact}?id=contact-2`)).body);
  expect(full).toMatchObject({ name: 'Priya Nair', details: { title: 'Stock keeper' } });
  expect(full.attachments.media).toHaveLength(8);
  expect((await call('GET', `${contact}?id=nobody`)).body).toEqual({ error: 'NOT FOUND' });
  expect((await call('GET', contact)).status).toBe(400);
});

test("profile: is the user's own", async () => {
  const { call } = await createClient();
  const { id, name, email, avatar } = demoUser;
  expect(v.parse(ChatProfile, (await call('GET', profile)).body)).toMatchObject({ id, name, email, avatar });
});

test.each([
  ['POST', message, { chatId: 'chat-1', value: '' }, 'value'],
  ['POST', message, { chatId: 'chat-1', value: ' \n\t ' }, 'value'],
  ['POST', message, { chatId: 'chat-1', value: 'x'.repeat(CHAT_LIMITS.message + 1) }, 'value'],
  ['POST', message, { value: 'Hi' }, 'chatId'],
  ['PATCH', chat, { id: 'chat-1', chat: { unreadCount: -1 } }, 'chat.unreadCount'],
  ['PATCH', chat, { id: 'chat-1', chat: { lastMessageAt: '2026-03-01' } }, 'chat.lastMessageAt'],
  ['POST', chat, {}, 'contactId'],
])('%s %s: rejects an invalid body and changes nothing (%#)', async (method, path, body, issue) => {
  const client = await createClient();
  const before = await readAll(client);
  const answer = await client.call(method, path, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ issues: [{ path: issue }] });
  expect(await readAll(client)).toEqual(before);
});

test.each([
  ['GET', chats],
  ['GET', `${chat}?id=chat-1`],
  ['PATCH', chat],
  ['POST', chat],
  ['GET', contacts],
  ['GET', `${contact}?id=contact-1`],
  ['GET', profile],
  ['POST', message],
])('%s %s: answers 401 without a token', async (method, path) => {
  const { call } = await createClient();
  expect((await call(method, path, { token: null, ...(method !== 'GET' && { body: {} }) })).status).toBe(401);
});

test.each([
  ['empty', 0],
  ['chat-empty', 0],
  ['hostile-text', 7],
] as const)('scenario %s: has %d chats', async (scenario, length) => {
  expect(await readAll(await createClient({ scenario }))).toHaveLength(length);
});

test('message: is stored once per id, and gets a new id when another chat has it', async () => {
  const client = await createClient();
  const before = (await readOne(client, 'chat-1')).messages.length;
  const sent = { id: 'mine', chatId: 'chat-1', value: 'Once' };
  const first = v.parse(ChatMessage, (await client.call('POST', message, { body: sent })).body);
  const again = v.parse(ChatMessage, (await client.call('POST', message, { body: sent })).body);
  expect(again).toEqual(first);
  expect((await readOne(client, 'chat-1')).messages).toHaveLength(before + 1);

  const other = v.parse(ChatMessage, (await client.call('POST', message, { body: { ...sent, chatId: 'chat-2' } })).body);
  expect(other).toMatchObject({ chatId: 'chat-2', value: 'Once' });
  expect(other.id).not.toBe(first.id);
});
