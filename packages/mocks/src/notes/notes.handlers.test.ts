import {
  feedsEndpoints,
  Note,
  NoteLabel,
  NOTE_LIMITS,
  notesEndpoints,
  NoteVersion,
  type Notification,
  TrashedNote,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Client, createClient } from '../testing/client';

const { all, note, tasks, labels, trash, restore, versions, restoreVersion } = notesEndpoints;

const listed = async ({ call }: Client) => v.parse(v.array(Note), (await call('GET', all)).body);
const one = async (client: Client, id: string) => (await listed(client)).find((each) => each.id === id);
const change = ({ call }: Client, updatedNote: object) => call<Note>('PATCH', note, { body: { updatedNote } });
const make = ({ call }: Client, fields: object) => call<Note>('POST', note, { body: { note: fields } });
const labelsOf = async ({ call }: Client) => v.parse(v.array(NoteLabel), (await call('GET', labels)).body);
const versionsOf = async ({ call }: Client, id: string) =>
  v.parse(v.array(NoteVersion), (await call('GET', `${versions}?id=${id}`)).body);
const trashOf = async ({ call }: Client) => v.parse(v.array(TrashedNote), (await call('GET', trash)).body);

describe('list of notes', () => {
  test('holds every note, last changed first, with the current titles of its labels', async () => {
    const notes = await listed(await createClient());
    expect(notes).toHaveLength(23);
    expect(notes.map(({ updatedAt }) => updatedAt)).toEqual(
      notes
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .toReversed(),
    );
    expect(notes[0]?.labels).toEqual([{ id: 'routine', title: 'Routine' }]);
    expect(notes.filter(({ archived }) => archived)).toHaveLength(3);
  });

  test('has reminders on the days to come', async () => {
    const client = await createClient();
    const reminders = (await listed(client)).flatMap(({ reminder }) => reminder ?? []);
    expect(reminders).toHaveLength(3);
    expect(reminders.every((reminder) => Date.parse(reminder) > client.clock.now())).toBe(true);
  });

  test.each([
    ['empty', 0],
    ['notes-empty', 0],
    ['notes-2000', 2000],
  ] as const)('holds in the scenario %s %d notes', async (scenario, length) => {
    const notes = await listed(await createClient({ scenario }));
    expect(notes).toHaveLength(length);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(length);
  });

  test('serves hostile texts, but no unknown colour or label', async () => {
    const notes = await listed(await createClient({ scenario: 'hostile-text' }));
    expect(notes.find(({ id }) => id === 'note-long')?.color).toBe('none');
    expect(notes.some(({ title }) => title.includes('<img'))).toBe(true);
    expect(notes.every(({ labels: own }) => own.every(({ id }) => id !== 'gone'))).toBe(true);
  });
});

describe('note', () => {
  test('is created once under its id, with empty defaults', async () => {
    const client = await createClient();
    const made = await make(client, { id: 'mine', title: 'Tea', labels: ['ideas', 'gone', { id: 'ideas', title: 'x' }] });
    expect(made).toMatchObject({
      status: 200,
      body: { id: 'mine', title: 'Tea', content: '', color: 'none', labels: [{ id: 'ideas', title: 'Ideas' }] },
    });
    const again = await make(client, { id: 'mine', title: 'Coffee' });
    expect(again.body).toEqual(made.body);
    expect(await listed(client)).toHaveLength(24);
  });

  test('takes known fields only and changes its version', async () => {
    const client = await createClient();
    const before = await one(client, 'note-3');
    const { status, body } = await change(client, {
      id: 'note-3',
      pinned: true,
      createdAt: '1999-01-01T00:00:00.000Z',
      __proto__: { archived: true },
      constructor: 1,
      bogus: 2,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, pinned: true, updatedAt: expect.any(String) as string });
    expect(body.updatedAt > (before?.updatedAt ?? '')).toBe(true);
  });

  test('answers a stale change with a conflict and stays unchanged', async () => {
    const client = await createClient();
    const before = await one(client, 'note-3');
    await change(client, { id: 'note-3', title: 'Theirs', updatedAt: before?.updatedAt });
    const late = await change(client, { id: 'note-3', title: 'Mine', updatedAt: before?.updatedAt });
    expect(late).toMatchObject({ status: 409, body: { error: 'CONFLICT', current: { title: 'Theirs' } } });
    expect((await one(client, 'note-3'))?.title).toBe('Theirs');
  });

  test.each([
    ['a title that is too long', { title: 'x'.repeat(NOTE_LIMITS.title + 1) }],
    ['a colour that nobody offers', { color: 'url(x)' }],
    ['an image that runs', { image: 'data:image/svg+xml,<svg/>' }],
    ['an image of another host', { image: 'https://example.com/a.png' }],
    ['a reminder that is no instant', { reminder: 'tomorrow' }],
    ['tasks that are none', { tasks: ['milk'] }],
  ])('refuses %s', async (_name, patch) => {
    const client = await createClient();
    expect((await change(client, { id: 'note-3', ...patch })).status).toBe(400);
    expect((await make(client, { id: 'new', ...patch })).status).toBe(400);
    expect(await one(client, 'new')).toBeUndefined();
  });

  test('answers not found for an unknown id', async () => {
    const client = await createClient();
    expect((await change(client, { id: 'gone', title: 'x' })).status).toBe(404);
    expect((await client.call('DELETE', `${note}?id=gone`)).status).toBe(404);
    expect((await client.call('DELETE', note)).status).toBe(400);
    expect((await client.call('GET', `${versions}?id=gone`)).status).toBe(404);
  });

  test('gets a further task, once under its id', async () => {
    const client = await createClient();
    const body = { note: { id: 'note-4', title: 'whatever' }, task: { id: 'own', content: ' Oil it ' } };
    await client.call('POST', tasks, { body });
    await client.call('POST', tasks, { body });
    await client.call('POST', tasks, { body: { note: { id: 'note-4' }, task: 'Plane it' } });
    expect((await one(client, 'note-4'))?.tasks).toEqual([
      { id: 'own', content: 'Oil it', completed: false, indented: false },
      { id: expect.any(String) as string, content: 'Plane it', completed: false, indented: false },
    ]);
    expect((await client.call('POST', tasks, { body: { note: { id: 'gone' }, task: 'x' } })).status).toBe(404);
    expect((await client.call('POST', tasks, { body: { note: { id: 'note-4' }, task: ' ' } })).status).toBe(400);
  });
});

describe('reminder of a note', () => {
  const notifications = async ({ call }: Client) =>
    (await call<Notification[]>('GET', feedsEndpoints.notifications)).body.filter(({ id }) => id.startsWith('note '));

  test('sends one notification when due, whatever is changed later', async () => {
    const client = await createClient();
    await make(client, { id: 'mine', title: 'Ring the framer', reminder: '2026-03-01T10:00:00.000Z' });
    expect(await notifications(client)).toEqual([]);
    client.clock.advance(30 * 60_000);
    const [sentNotification, ...others] = await notifications(client);
    expect(others).toEqual([]);
    expect(sentNotification).toMatchObject({ title: 'Ring the framer', link: '/apps/notes?note=mine', read: false });
    await client.call('DELETE', `${feedsEndpoints.notifications}?id=${encodeURIComponent(sentNotification?.id ?? '')}`);
    await change(client, { id: 'mine', content: 'After nine' });
    expect(await notifications(client)).toEqual([]);
  });

  test('is not sent for a deleted note', async () => {
    const client = await createClient();
    await make(client, { id: 'mine', title: 'Ring the framer', reminder: '2026-03-01T10:00:00.000Z' });
    await client.call('DELETE', `${note}?id=mine`);
    client.clock.advance(60 * 60_000);
    expect(await notifications(client)).toEqual([]);
  });
});

describe('trash of notes', () => {
  test('keeps a deleted note and its text, restores it, and deletes it permanently', async () => {
    const client = await createClient();
    const before = await one(client, 'note-5');
    expect((await client.call('DELETE', `${note}?id=note-5`)).body).toBe(true);
    expect(await one(client, 'note-5')).toBeUndefined();
    expect((await trashOf(client)).map(({ id }) => id)).toEqual(['note-5']);
    await client.call('POST', restore, { body: { id: 'note-5' } });
    await client.call('POST', restore, { body: { id: 'note-5' } });
    expect(await one(client, 'note-5')).toEqual(before);
    await client.call('DELETE', `${note}?id=note-5`);
    await client.call('DELETE', `${note}?id=note-6`);
    expect((await client.call('DELETE', `${trash}?id=note-5`)).body).toBe(true);
    expect(await trashOf(client)).toHaveLength(1);
    await client.call('DELETE', trash);
    expect(await trashOf(client)).toHaveLength(0);
    expect((await client.call('POST', restore, { body: { id: 'note-5' } })).status).toBe(404);
    expect((await client.call('DELETE', `${trash}?id=note-5`)).status).toBe(404);
  });

  test('empties only the requested notes that are in it', async () => {
    const client = await createClient();
    for (const id of ['note-5', 'note-6']) await client.call('DELETE', `${note}?id=${id}`);
    expect((await client.call('DELETE', trash, { body: { ids: ['note-5', 'note-3'] } })).body).toBe(true);
    expect((await trashOf(client)).map(({ id }) => id)).toEqual(['note-6']);
    expect(await one(client, 'note-3')).toBeDefined();
    expect((await client.call('DELETE', trash, { body: { ids: 'all' } })).status).toBe(400);
  });

  test('restores a note that is created again under its id', async () => {
    const client = await createClient();
    await client.call('DELETE', `${note}?id=note-5`);
    expect((await make(client, { id: 'note-5', title: 'Other' })).body.title).toBe('Kumaş örnekleri');
  });
});

describe('note labels', () => {
  test('are all returned by each call, in alphabetical order', async () => {
    const client = await createClient();
    const { body } = await client.call<NoteLabel[]>('POST', labels, { body: { id: 'own', title: 'Çizim' } });
    expect(body.map(({ title }) => title)).toEqual(['Çizim', ...(await labelsOf(client)).map(({ title }) => title).slice(1)]);
    const renamed = await client.call<NoteLabel[]>('PATCH', labels, { body: { label: { id: 'ideas', title: 'Thoughts' } } });
    expect(renamed.body).toContainEqual({ id: 'ideas', title: 'Thoughts' });
    expect((await one(client, 'note-6'))?.labels).toEqual([{ id: 'ideas', title: 'Thoughts' }]);
  });

  test('leave every note when deleted, without changing the note, and return when restored', async () => {
    const client = await createClient();
    const before = await one(client, 'note-6');
    const { body } = await client.call<NoteLabel[]>('DELETE', `${labels}?id=ideas`);
    expect(body).toHaveLength(5);
    expect(await one(client, 'note-6')).toEqual({ ...before, labels: [] });
    await client.call('POST', labels, { body: { id: 'ideas', title: 'Ideas' } });
    expect(await one(client, 'note-6')).toEqual(before);
  });

  test.each([
    ['POST', { title: 'İDEAS' }, 400],
    ['POST', { title: '  ' }, 400],
    ['POST', { id: 'ideas', title: 'Other' }, 409],
    ['PATCH', { label: { id: 'stock', title: 'ideas' } }, 400],
    ['PATCH', { label: { id: 'gone', title: 'x' } }, 404],
  ])('reject %s %j', async (method, body, status) => {
    const client = await createClient();
    expect((await client.call(method, labels, { body })).status).toBe(status);
    expect(await labelsOf(client)).toHaveLength(6);
  });

  test('answer not found for an unknown id', async () => {
    expect((await (await createClient()).call('DELETE', `${labels}?id=gone`)).status).toBe(404);
  });
});

describe('versions of a note', () => {
  test('hold its text at the start of an editing session and can be restored', async () => {
    const client = await createClient();
    await change(client, { id: 'note-4', content: 'The drawer' });
    await change(client, { id: 'note-4', content: 'The drawer is mended.' });
    await change(client, { id: 'note-4', pinned: true });
    expect((await versionsOf(client, 'note-4')).map(({ content }) => content)).toEqual([
      'The drawer under the till sticks. Lift, then pull.',
    ]);
    client.clock.advance(600_000);
    await change(client, { id: 'note-4', content: 'It sticks again.' });
    const [latest, first] = await versionsOf(client, 'note-4');
    expect(latest?.content).toBe('The drawer is mended.');
    await client.call('POST', restoreVersion, { body: { id: 'note-4', versionId: first?.id } });
    expect(await one(client, 'note-4')).toMatchObject({ content: first?.content, pinned: true });
    expect((await versionsOf(client, 'note-4'))[0]?.content).toBe('It sticks again.');
    const unknown = await client.call('POST', restoreVersion, { body: { id: 'note-4', versionId: 'gone' } });
    expect(unknown.status).toBe(404);
  });
});

test('search of all pages: finds notes by their tasks and labels', async () => {
  const { call } = await createClient();
  const { body } = await call<{ id: string; results: { title: string; link: string }[] }[]>('POST', '/api/common/search', {
    body: { query: 'float' },
  });
  expect(body.find(({ id }) => id === 'notes')?.results).toMatchObject([
    { title: 'Opening the shop', link: '/apps/notes?note=note-1' },
  ]);
});

test('activities: report notes that were written and changed', async () => {
  const client = await createClient();
  await make(client, { id: 'mine', title: 'Tea' });
  await change(client, { id: 'mine', labels: ['ideas'] });
  const { body } = await client.call<{ kind: string; description: string }[]>('GET', '/api/pages/activities?kind=note');
  expect(body.map(({ description }) => description)).toEqual([
    expect.stringContaining('changed a note') as string,
    expect.stringContaining('wrote a note') as string,
  ]);
});
