import {
  Mail,
  mailboxEndpoints,
  type MailboxSettings,
  type MailFolder,
  mailIds,
  MailPage,
  type MailState,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { mails, matching, mail, folders, filters, settings, conversation } = mailboxEndpoints;

const page = async ({ call }: Client, query: string) => v.parse(MailPage, (await call('GET', `${mails}?${query}`)).body);
const subjects = async (client: Client, query: string) => ((await page(client, query)).mails ?? []).map(({ subject }) => subject);
const read = async ({ call }: Client, id: string) => v.parse(Mail, (await call('GET', `${mail}?id=${id}`)).body);

describe('mail list', () => {
  test('serves ten a page, newest first, with the counts of copies', async () => {
    const client = await createClient();
    const first = await page(client, 'folder=inbox');
    expect(first.pagination).toEqual({
      totalResults: 26,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: 3,
      startIndex: 0,
      endIndex: 9,
    });
    const dates = first.mails?.map(({ date }) => date) ?? [];
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(first.mails?.[0]).toMatchObject({
      subject: 'Straps for the spring window',
      ccCount: 2,
      bccCount: 0,
      folderSlug: 'inbox',
    });
    // The list has the whole content, as the single mail does.
    expect(first.mails?.[0]?.content).toMatch(/\n\nPriya$/);
    const sent = await page(client, 'folder=sent&order=asc');
    expect(sent.mails?.map(({ bccCount }) => bccCount)).toContain(1);
  });

  test('answers a page past the end without mails and with the last page only', async () => {
    expect(await page(await createClient(), 'folder=inbox&page=9')).toEqual({ mails: null, pagination: { lastPage: 3 } });
  });

  test.each([
    'folder=inbox&page=0',
    'folder=inbox&page=-1',
    'folder=inbox&page=abc',
    'folder=inbox&size=101',
    'page=1',
    'folder=inbox&filter=starred',
    'folder=inbox&order=up',
  ])('rejects %s', async (query) => {
    const { status, body } = await (await createClient()).call<{ issues: unknown[] }>('GET', `${mails}?${query}`);
    expect([status, body.issues.length]).toEqual([400, 1]);
  });

  test.each(['folder=attic', 'filter=heavy', 'label=__proto__'])('answers 404 for %s', async (query) => {
    expect((await (await createClient()).call('GET', `${mails}?${query}`)).status).toBe(404);
  });

  test.each([
    ['mailbox-empty', 0],
    ['mailbox-1000', 985],
    ['hostile-text', 12],
  ] as const)('of %s has %d mails in the inbox', async (scenario, count) => {
    const { pagination } = await page(await createClient({ scenario }), 'folder=inbox');
    expect(pagination).toMatchObject({ totalResults: count });
  });

  test('searches all fields and by operators', async () => {
    const client = await createClient();
    const find = (query: string) => subjects(client, `search=${encodeURIComponent(query)}`);
    expect(await find('from:ingrid label:invoices is:unread')).toEqual(['Order 4471: one pallet is late']);
    expect(await find('KARTELASI')).toEqual(['Kumaş örnekleri yola çıktı']);
    expect(await find('kargoya verildi')).toEqual(['Kumaş örnekleri yola çıktı']);
    expect(await find('to:ruth has:attachment')).toEqual(['Order 4471', 'Receipts, first half']);
    expect(await find('subject:window in:sent')).toEqual(['Rope for the window', 'Window of March']);
    expect(await find('in:spam card')).toEqual(['YOU ARE CHOSEN, last call']);
    expect(await find('card number')).toEqual([]);
    expect(await find('.*')).toEqual([]);
    expect(await find('before:2026-02-01 from:farid')).toEqual(['Application: weekends']);
    expect(await find('after:2026-02-01 from:farid')).toEqual([]);
    expect(await subjects(client, 'filter=important&search=pallet')).toEqual(['Order 4471: one pallet is late']);
    expect(await subjects(client, 'folder=trash&search=haddock')).toEqual(['Haddock']);
    expect(await subjects(client, 'folder=inbox&search=haddock')).toEqual([]);
    expect(await subjects(client, 'label=forums&order=asc')).toHaveLength(3);
  });
});

test('mail folders: count what their entries show; the filters have their names', async () => {
  const { call } = await createClient();
  const { body } = await call<MailFolder[]>('GET', folders);
  expect(body.map(({ slug, count }) => [slug, count])).toEqual([
    ['inbox', 4],
    ['sent', 0],
    ['drafts', 3],
    ['spam', 3],
    ['trash', 0],
  ]);
  expect((await call<{ slug: string }[]>('GET', filters)).body.map(({ slug }) => slug)).toEqual(['starred', 'important']);
});

test('mailbox settings: merge known fields only', async () => {
  const { call } = await createClient();
  const given = { settings: { messageLayout: 'bottom', __proto__: 1, other: 2 } };
  expect((await call<MailboxSettings>('PATCH', settings, { body: given })).body).toEqual({
    messageLayout: 'bottom',
    signature: '',
    undoSeconds: 10,
  });
  expect((await call<MailboxSettings>('GET', settings)).body.messageLayout).toBe('bottom');
  expect((await call('PATCH', settings, { body: { settings: { messageLayout: 'diagonal' } } })).status).toBe(400);
});

describe('single mail', () => {
  test('changes its marks and keeps its text', async () => {
    const client = await createClient();
    const patch = {
      unread: false,
      starred: true,
      labels: [mailIds.label('work'), 'gone'],
      subject: 'Other',
      id: mailIds.mail(2),
    };
    const { body } = await client.call<Mail>('PATCH', mail, { body: { id: mailIds.mail(1), mail: patch } });
    expect(body).toMatchObject({
      id: mailIds.mail(1),
      subject: 'Straps for the spring window',
      unread: false,
      starred: true,
      labels: [mailIds.label('work')],
    });
    expect(await read(client, mailIds.mail(1))).toEqual(body);
  });

  test('moves to the trash and restores to its folder', async () => {
    const client = await createClient();
    const move = (folder: string) => client.call<Mail>('PATCH', mail, { body: { id: mailIds.mail(51), mail: { folder } } });
    expect((await move('trash')).body).toMatchObject({ folder: mailIds.folder('trash'), restoresTo: mailIds.folder('sent') });
    expect((await move('spam')).body).toMatchObject({ restoresTo: mailIds.folder('sent') });
    expect((await move(mailIds.folder('sent'))).body).toMatchObject({ folder: mailIds.folder('sent'), restoresTo: null });
    expect((await move('attic')).status).toBe(400);
    expect((await move('drafts')).status).toBe(400);
  });

  test('is deleted permanently from the trash only', async () => {
    const { call } = await createClient();
    expect((await call('DELETE', `${mail}?id=${mailIds.mail(1)}`)).status).toBe(400);
    expect((await call('DELETE', `${mail}?id=${mailIds.mail(81)}`)).body).toBe(true);
    expect((await call('GET', `${mail}?id=${mailIds.mail(81)}`)).status).toBe(404);
    expect((await call('DELETE', mail)).status).toBe(400);
  });

  test('answers 404 for an unknown id', async () => {
    const { call } = await createClient();
    expect((await call('GET', `${mail}?id=none`)).status).toBe(404);
    expect((await call('PATCH', mail, { body: { id: 'none', mail: {} } })).status).toBe(404);
    expect((await call('GET', `${conversation}?id=none`)).status).toBe(404);
  });

  test('shows its conversation, oldest first', async () => {
    const { call } = await createClient();
    const { body } = await call<Mail[]>('GET', `${conversation}?id=${mailIds.mail(6)}`);
    expect(body.map(({ id }) => id)).toEqual([mailIds.mail(52), mailIds.mail(6)]);
  });
});

describe('bulk changes of mails', () => {
  test('change all at once and skip missing ones', async () => {
    const client = await createClient();
    const all = (await client.call<MailState[]>('GET', `${matching}?folder=inbox`)).body;
    expect(all).toHaveLength(26);
    const changes = [...all.map(({ id }) => ({ id, mail: { folder: 'trash' } })), { id: 'none', mail: {} }];
    expect((await client.call<MailState[]>('PATCH', mails, { body: { changes } })).body).toHaveLength(26);
    expect((await page(client, 'folder=inbox')).pagination).toMatchObject({ totalResults: 0 });
    const undo = all.map(({ id, folder }) => ({ id, mail: { folder } }));
    await client.call('PATCH', mails, { body: { changes: undo } });
    expect((await page(client, 'folder=inbox')).pagination).toMatchObject({ totalResults: 26 });
  });

  test('delete a whole folder permanently', async () => {
    const client = await createClient();
    expect((await client.call('DELETE', `${mails}?folder=inbox`)).status).toBe(400);
    expect((await client.call('DELETE', mails)).status).toBe(400);
    expect((await client.call('DELETE', `${mails}?folder=spam`)).body).toEqual({ deleted: 3 });
    expect((await page(client, 'folder=spam')).mails).toEqual([]);
  });

  test('delete permanently only the requested mails that are still in the folder', async () => {
    const client = await createClient();
    const [asked, back, later] = (await client.call<MailState[]>('GET', `${matching}?folder=trash`)).body;
    await client.call('PATCH', mail, { body: { id: back?.id, mail: { folder: 'inbox' } } });
    const body = { ids: [asked?.id, back?.id, 'none'] };
    expect((await client.call('DELETE', `${mails}?folder=trash`, { body })).body).toEqual({ deleted: 1 });
    const left = (await client.call<MailState[]>('GET', `${matching}?folder=trash`)).body;
    expect(left.map(({ id }) => id)).toEqual([later?.id]);
    expect((await read(client, back?.id ?? '')).folder).toBe(mailIds.folder('inbox'));
  });

  test('apply one change to all ids and return the whole mails', async () => {
    const client = await createClient();
    const body = {
      ids: [mailIds.mail(1), 'none', mailIds.mail(2)],
      mail: { starred: true, subject: 'Other', id: mailIds.mail(3) },
    };
    const changed = v.parse(v.array(Mail), (await client.call('PATCH', mails, { body })).body);
    expect(changed.map(({ id, starred }) => [id, starred])).toEqual([
      [mailIds.mail(1), true],
      [mailIds.mail(2), true],
    ]);
    expect(await read(client, mailIds.mail(1))).toEqual(changed[0]);
    expect((await client.call('PATCH', mails, { body: { ids: mailIds.mail(1), mail: {} } })).status).toBe(400);
    expect((await client.call('PATCH', mails, { body: {} })).status).toBe(400);
  });
});

test('arriving mail: comes once while the app is open, with a notification', async () => {
  const client = await createClient({ scenario: 'mailbox-incoming' });
  const unread = async () => (await client.call<MailFolder[]>('GET', folders)).body[0]?.unreadCount;
  expect(await unread()).toBe(4);
  client.clock.advance(16_000);
  expect(await unread()).toBe(5);
  expect(await unread()).toBe(5);
  client.clock.advance(600_000);
  expect(await unread()).toBe(7);
  const { body } = await client.call<{ title: string }[]>('GET', '/api/common/notifications');
  expect(body.filter(({ title }) => title === 'Till two is short of coins')).toHaveLength(1);
});

test('search of all pages: finds mails', async () => {
  const { call } = await createClient();
  const { body } = await call<{ id: string; results: { title: string }[] }[]>('POST', '/api/common/search', {
    body: { query: 'pallet' },
  });
  expect(body.find(({ id }) => id === 'mails')?.results.map(({ title }) => title)).toContain('Order 4471: one pallet is late');
});
