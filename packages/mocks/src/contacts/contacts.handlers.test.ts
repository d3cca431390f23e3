import {
  Contact,
  CONTACT_LIMITS,
  ContactCountry,
  ContactFields,
  contactsEndpoints,
  type TrashedContact,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { all, search, contact, countries } = contactsEndpoints;

const listed = async ({ call }: Client, language = 'en') =>
  v.parse(v.array(Contact), (await call('GET', all, { language })).body);
const read = async ({ call }: Client, id: string) => v.parse(Contact, (await call('GET', `${contact}?id=${id}`)).body);
const change = ({ call }: Client, id: string, patch: object) => call<Contact>('PATCH', contact, { body: { id, contact: patch } });

describe('contact list', () => {
  test('holds 80 valid contacts, sorted by name for the language', async () => {
    const client = await createClient();
    const people = await listed(client, 'tr');
    const names = people.map(({ name }) => name);
    expect(people).toHaveLength(80);
    expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    expect(names.indexOf('Çağla Şen')).toBeGreaterThan(names.indexOf('Chidi Okafor'));
    expect(names.indexOf('İbrahim Tekin')).toBeGreaterThan(names.indexOf('Işıl Ergin'));
    for (const { id: _id, updatedAt: _updatedAt, ...fields } of people) expect(v.parse(ContactFields, fields)).toEqual(fields);
    expect(people.every(({ title, company, job }) => job.title === title && job.company === company)).toBe(true);
  });

  test('has gaps as real lists of people have', async () => {
    const people = await listed(await createClient());
    const without = (isMissing: (person: Contact) => boolean) => people.filter(isMissing).length;
    expect(without(({ avatar }) => avatar === null)).toBeGreaterThan(3);
    expect(without(({ emails }) => emails.length === 0)).toBeGreaterThan(2);
    expect(without(({ company }) => company === '')).toBeGreaterThan(5);
    expect(without(({ birthday }) => birthday === '')).toBeGreaterThan(3);
  });

  test.each([
    ['empty', 0],
    ['contacts-empty', 0],
    ['contacts-2000', 2000],
  ] as const)('has, in the scenario %s, %d contacts', async (scenario, length) => {
    const people = await listed(await createClient({ scenario }));
    expect(people).toHaveLength(length);
    expect(new Set(people.map(({ id }) => id)).size).toBe(length);
  });

  test('serves hostile data unchanged: markup, another script, no name, 50 phones', async () => {
    const people = await listed(await createClient({ scenario: 'hostile-text' }));
    expect(people.some(({ notes }) => notes.includes('<script>'))).toBe(true);
    expect(people.some(({ name }) => name === '')).toBe(true);
    expect(people.find(({ id }) => id === 'contact-phones')?.phoneNumbers).toHaveLength(50);
    expect(people.some(({ phoneNumbers }) => phoneNumbers.some(({ country }) => country === ''))).toBe(true);
  });
});

test.each([
  ['selin karaca', ['Selin Karaca']],
  ['KARACA SELİN', ['Selin Karaca']],
  ['hana.ito@example', ['Hana Ito']],
  ['+90 232 555 01 36', ['Selin Karaca']],
  ['0232 555 0136', ['Selin Karaca']],
  ['(207) 555-0134', ['Doris Langley']],
  ['atelier fournier', ['Camille Fournier']],
  ['isik', ['Çiğdem Işık']],
  ['baseball team carpenter', []],
  ['high school', ['Grace Whitcombe', 'Ibrahim Diallo', 'Nadia Haddad', 'Noah Lindgren']],
  ['.*', []],
])('contact search: with %j finds %j', async (query, names) => {
  const client = await createClient();
  const { body } = await client.call<Contact[]>('GET', `${search}?query=${encodeURIComponent(query)}`);
  expect(v.parse(v.array(Contact), body).map(({ name }) => name)).toEqual(names);
});

test('contact search: finds everyone with a blank query', async () => {
  const { call } = await createClient();
  for (const path of [search, `${search}?query=%20`]) expect((await call<Contact[]>('GET', path)).body).toHaveLength(80);
});

describe('new contact', () => {
  test('has only a name, with its fields twice as specified', async () => {
    const client = await createClient();
    const { status, body } = await client.call('POST', contact);
    expect(status).toBe(200);
    const made = v.parse(Contact, body);
    expect(made).toEqual({
      id: made.id,
      avatar: null,
      background: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      title: '',
      company: '',
      job: { title: '', company: '' },
      birthday: '',
      address: '',
      notes: '',
      tags: [],
      updatedAt: '2026-03-01T09:30:00.000Z',
    });
    expect(await read(client, made.id)).toEqual(body);
  });

  test("is created once under the caller's id", async () => {
    const client = await createClient();
    const make = (name: string) => client.call<Contact>('POST', contact, { body: { contact: { id: 'mine', name } } });
    const [one, two] = await Promise.all([make('Yeni kişi'), make('Yeni kişi')]);
    expect(one.body).toEqual(two.body);
    expect((await make('Another')).body.name).toBe('Yeni kişi');
    expect(await listed(client)).toHaveLength(81);
  });

  test('restores the deleted contact with its id', async () => {
    const client = await createClient();
    const before = await read(client, 'contact-3');
    await client.call('DELETE', `${contact}?id=contact-3`);
    expect((await client.call('POST', contact, { body: { contact: { id: 'contact-3' } } })).body).toEqual(before);
    expect((await client.call<TrashedContact[]>('GET', contactsEndpoints.trash)).body).toEqual([]);
  });
});

describe('contact update', () => {
  test('keeps other fields, and drops empty rows, deleted tags and unknown keys', async () => {
    const client = await createClient();
    const before = await read(client, 'contact-3');
    client.clock.advance(1000);
    const text = JSON.stringify({
      id: 'contact-3',
      contact: {
        name: '  Selin Karaca Öz ',
        emails: [
          { email: '', label: '' },
          { email: ' selin@example.org ', label: 'Home' },
        ],
        phoneNumbers: [{ country: 'tr', phoneNumber: '', label: 'Work' }],
        tags: ['work', 'gone', 'band', 'work'],
        id: 'other',
        nobody: 1,
      },
    }).replace('"nobody":1', '"__proto__":{"polluted":true}');
    const { body } = await client.call('PATCH', contact, { text });
    expect(body).toEqual({
      ...before,
      name: 'Selin Karaca Öz',
      emails: [{ email: 'selin@example.org', label: 'Home' }],
      phoneNumbers: [],
      tags: ['work', 'band'],
      updatedAt: '2026-03-01T09:30:01.000Z',
    });
    expect(await read(client, 'contact-3')).toEqual(body);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    [{ title: 'Owner' }, { title: 'Owner', company: 'Moda Kıyı' }],
    [{ job: { title: 'Owner', company: '' } }, { title: 'Owner', company: '' }],
    [
      { title: 'Owner', job: { title: 'Buyer', company: 'Moda Kıyı' } },
      { title: 'Owner', company: 'Moda Kıyı' },
    ],
    [
      { title: 'Buyer', job: { title: 'Owner', company: 'Moda Kıyı' } },
      { title: 'Owner', company: 'Moda Kıyı' },
    ],
  ])('writes title and company to both places (%#)', async (patch, job) => {
    expect((await change(await createClient(), 'contact-3', patch)).body).toMatchObject({ ...job, job });
  });

  test('answers 409 for another version and changes nothing', async () => {
    const client = await createClient();
    const { updatedAt } = await read(client, 'contact-3');
    const { body: first } = await change(client, 'contact-3', { name: 'First', updatedAt });
    const late = await change(client, 'contact-3', { name: 'Second', updatedAt });
    expect(late).toEqual({ status: 409, body: { error: 'CONFLICT', current: first } });
    expect(await read(client, 'contact-3')).toEqual(first);
    const again = await change(client, 'contact-3', { name: 'Second', updatedAt: first.updatedAt });
    expect(again.body.updatedAt > first.updatedAt).toBe(true);
  });

  test.each([
    [{ name: '' }, 'contact.name'],
    [{ name: ' ' }, 'contact.name'],
    [{ name: 'ş'.repeat(CONTACT_LIMITS.name + 1) }, 'contact.name'],
    [{ emails: [{ email: 'nobody', label: '' }] }, 'contact.emails.0.email'],
    [{ phoneNumbers: [{ country: 'us', phoneNumber: '207 555 0111', label: '' }] }, 'contact.phoneNumbers.0.phoneNumber'],
    [{ phoneNumbers: [{ country: 'USA', phoneNumber: '+12075550111', label: '' }] }, 'contact.phoneNumbers.0.country'],
    [{ birthday: '1990-02-29' }, 'contact.birthday'],
    [{ birthday: '2026-03-02' }, 'contact.birthday'],
    [{ avatar: 'javascript:alert(1)' }, 'contact.avatar'],
    [{ avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'contact.avatar'],
    [{ notes: 'x'.repeat(CONTACT_LIMITS.notes + 1) }, 'contact.notes'],
    [{ tags: 'work' }, 'contact.tags'],
  ])('rejects invalid fields by path, as does a new contact (%#)', async (patch, path) => {
    const client = await createClient();
    const before = await listed(client);
    const refused = { status: 400, body: { issues: [{ path }] } };
    expect(await change(client, 'contact-3', patch)).toMatchObject(refused);
    expect(await client.call('POST', contact, { body: { contact: patch } })).toMatchObject(refused);
    expect(await listed(client)).toEqual(before);
  });

  test('accepts any text up to its limit unchanged, and a birthday of today', async () => {
    const client = await createClient();
    const patch = {
      name: '👩‍👩‍👧‍👦'.repeat(CONTACT_LIMITS.name),
      address: 'İ\u0301\n<b>'.repeat(100),
      notes: '<p onclick="x">as it is</p><script>1</script>',
      birthday: '2026-03-01',
    };
    expect((await change(client, 'contact-3', patch)).body).toMatchObject(patch);
    expect(await read(client, 'contact-3')).toMatchObject(patch);
  });

  test('accepts data from before there were rules', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    const { status } = await change(client, 'contact-unreadable', { company: 'Now with one' });
    expect(status).toBe(200);
    expect((await read(client, 'contact-unreadable')).birthday).toBe('1990-02-29');
  });

  test('is visible in the chat', async () => {
    const client = await createClient();
    await change(client, 'contact-3', { name: 'Selin Öz' });
    expect((await client.call('GET', '/api/apps/chat/chat?id=chat-3')).body).toMatchObject({ contact: { name: 'Selin Öz' } });
  });
});

test('deleted contact: is in no list, and its chat keeps the name', async () => {
  const client = await createClient();
  expect((await client.call('DELETE', `${contact}?id=contact-3`)).body).toBe(true);
  expect(await listed(client)).toHaveLength(79);
  expect((await client.call('GET', `${contact}?id=contact-3`)).body).toEqual({ error: 'NOT FOUND' });
  expect((await client.call<Contact[]>('GET', `${search}?query=selin`)).body).toEqual([]);
  expect((await client.call('GET', '/api/apps/chat/chat?id=chat-3')).body).toMatchObject({ contact: { name: 'Selin Karaca' } });
  expect((await client.call('POST', '/api/apps/chat/chat', { body: { contactId: 'contact-3' } })).status).toBe(404);
});

test('countries: have a code, a dial code and a flag position', async () => {
  const { call } = await createClient();
  const list = v.parse(v.array(ContactCountry), (await call('GET', countries)).body);
  expect(list.length).toBeGreaterThan(230);
  expect(list.find(({ iso }) => iso === 'tr')).toMatchObject({ name: 'Türkiye', code: '+90' });
  expect(new Set(list.map(({ flagImagePos }) => flagImagePos)).size).toBe(list.length);
});

test.each([
  ['GET', `${contact}?id=nobody`, 404],
  ['GET', `${contact}?id=__proto__`, 404],
  ['GET', contact, 400],
  ['PATCH', contact, 404],
  ['DELETE', `${contact}?id=nobody`, 404],
  ['DELETE', contact, 400],
])('contacts: answer %s %s with %d', async (method, path, status) => {
  const { call } = await createClient();
  const body = method === 'PATCH' ? { id: 'nobody', contact: {} } : undefined;
  expect((await call(method, path, { body })).status).toBe(status);
});

test.each(Object.values(contactsEndpoints))('%s: answers 401 without a token', async (path) => {
  const { call } = await createClient();
  const statuses = await Promise.all(
    ['GET', 'POST', 'PATCH', 'DELETE'].map(async (method) => (await call(method, path, { token: null })).status),
  );
  expect(statuses.filter((status) => status !== 401 && status !== 404)).toEqual([]);
  expect(statuses).toContain(401);
});
