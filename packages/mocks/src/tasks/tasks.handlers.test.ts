import {
  feedsEndpoints,
  sortTasks,
  type Notification,
  Task,
  type TaskPerson,
  tasksEndpoints,
  type TaskTag,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Client, createClient } from '../testing/client';

const { all, search, task: one, order, tags, tag, people, trash, restore } = tasksEndpoints;

const listed = async ({ call }: Client) => v.parse(v.array(Task), (await call('GET', all)).body);
const titled = async (client: Client, title: string) => {
  const found = (await listed(client)).find((task) => task.title === title);
  if (!found) throw new Error(`No task is called ${title}`);
  return found;
};
const change = ({ call }: Client, id: string, patch: object) => call<Task>('PATCH', one, { body: { id, task: patch } });
const make = ({ call }: Client, body: object) => call<Task>('POST', one, { body });
const found = async ({ call }: Client, query: string, language = 'en') =>
  (await call<Task[] | null>('GET', `${search}?query=${encodeURIComponent(query)}`, { language })).body;

describe('list of tasks', () => {
  test('holds tasks and sections in their order, with days around today', async () => {
    const tasks = await listed(await createClient());
    expect(tasks).toEqual(sortTasks(tasks));
    expect(tasks.filter(({ type }) => type === 'section').length).toBeGreaterThan(3);
    expect(tasks.some(({ dueDate }) => dueDate === '2026-03-01')).toBe(true);
    const now = '2026-03-01T09:30:00.000Z';
    expect(tasks.filter(({ completed }) => completed).every(({ completedAt }) => (completedAt ?? '~') < now)).toBe(true);
  });

  test.each([
    ['tasks-empty', 0],
    ['tasks-2000', 2000],
  ] as const)('in the scenario %s has %d', async (scenario, length) => {
    const tasks = await listed(await createClient({ scenario }));
    expect(tasks).toHaveLength(length);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(length);
  });

  test('serves hostile texts unchanged, always in the same order', async () => {
    const client = await createClient({ scenario: 'hostile-text' });
    const tasks = await listed(client);
    expect(tasks.some(({ title }) => title.includes('<img'))).toBe(true);
    expect(await listed(client)).toEqual(tasks);
  });
});

describe('search in tasks', () => {
  test('finds nothing for an empty term', async () => {
    const client = await createClient();
    expect(await found(client, '')).toBeNull();
    expect(await found(client, '  ')).toBeNull();
  });

  test('finds words of title and notes, and marks those of the title', async () => {
    const client = await createClient();
    expect((await found(client, 'WINDOW glazier'))?.map(({ title }) => title)).toEqual([
      'Call the <mark>glazier</mark> about the cracked shop <mark>window</mark>',
    ]);
    expect((await found(client, 'fern'))?.map(({ title }) => title)).toEqual(['Water the plants']);
    expect(await found(client, '.*')).toEqual([]);
  });

  test.each([
    ['<mark>Sale</mark> & more', 'sale', '&lt;mark&gt;<mark>Sale</mark>&lt;/mark&gt; &amp; more'],
    ['IĞDIR ısmarla', 'ığdır', '<mark>IĞDIR</mark> ısmarla'],
    ['Cafe\u0301 order', 'café', '<mark>Cafe\u0301</mark> order'],
    ['C++ (notes)', 'c++ (', '<mark>C++</mark> <mark>(</mark>notes)'],
  ])('for %s marks %s', async (title, query, html) => {
    const client = await createClient();
    await make(client, { type: 'task', task: { title } });
    expect((await found(client, query, 'tr'))?.map((task) => task.title)).toContain(html);
  });
});

describe('task', () => {
  test('is read by its id', async () => {
    const client = await createClient();
    const task = await titled(client, 'Order more wrapping paper');
    expect((await client.call('GET', `${one}?id=${task.id}`)).body).toEqual(task);
    expect(await client.call('GET', `${one}?id=nobody`)).toMatchObject({ status: 404 });
    expect(await client.call('GET', one)).toMatchObject({ status: 400 });
  });

  test('is created empty at the top, with normal priority', async () => {
    const client = await createClient();
    const { status, body } = await make(client, { type: 'section' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'section', title: '', priority: 1, completed: false });
    expect((await listed(client))[0]).toEqual(body);
    expect(await make(client, { type: 'list' })).toMatchObject({ status: 400, body: { issues: [{ path: 'type' }] } });
  });

  test('is created once under its id with the given fields, and restored from the trash under it', async () => {
    const client = await createClient();
    const body = {
      type: 'task',
      id: 'mine',
      task: { title: ' Mine ', tags: ['window', 'gone'], assignedTo: 'nobody', priority: 2 },
    };
    const { body: made } = await make(client, body);
    expect(made).toMatchObject({ id: 'mine', title: 'Mine', tags: ['window'], assignedTo: null, priority: 2 });
    expect((await make(client, { ...body, task: { title: 'Other' } })).body).toEqual(made);
    expect(await client.call('DELETE', `${one}?id=mine`)).toEqual({ status: 200, body: true });
    expect((await make(client, { type: 'task', id: 'mine' })).body).toEqual(made);
  });

  test('changes in known fields only, and rejects a stale change as a conflict', async () => {
    const client = await createClient();
    const task = await titled(client, 'Order more wrapping paper');
    const text = `{"id":"${task.id}","task":{"title":"Paper","order":1,"id":"other","unknown":1,"__proto__":{"polluted":true}}}`;
    const { body: changed } = await client.call<Task>('PATCH', one, { text });
    expect(changed).toEqual({ ...task, title: 'Paper', updatedAt: changed.updatedAt });
    const late = await change(client, task.id, { notes: 'Mine', updatedAt: task.updatedAt });
    expect(late).toEqual({ status: 409, body: { error: 'CONFLICT', current: changed } });
    expect(await change(client, 'nobody', {})).toMatchObject({ status: 404 });
  });

  test.each([
    [{ title: 'x'.repeat(501) }, 'task.title'],
    [{ dueDate: '2026-02-29' }, 'task.dueDate'],
    [{ dueTime: '24:00' }, 'task.dueTime'],
    [{ priority: 3 }, 'task.priority'],
    [{ repeat: { unit: 'week', every: 0 } }, 'task.repeat.every'],
    [{ subTasks: [{ id: 's', title: 1, completed: false }] }, 'task.subTasks.0.title'],
  ])('rejects %o with an issue on the field', async (patch, path) => {
    const client = await createClient();
    expect(await change(client, 'task-1', patch)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  test('without its day loses time and repetition', async () => {
    const client = await createClient();
    const task = await titled(client, 'Write the rota for next week');
    expect((await change(client, task.id, { dueDate: null })).body).toMatchObject({ dueDate: null, dueTime: null, repeat: null });
  });

  test('is completed and reopened', async () => {
    const client = await createClient();
    const task = await titled(client, 'Order more wrapping paper');
    const done = await change(client, task.id, { completed: true });
    expect(done.body).toMatchObject({ completed: true, completedAt: '2026-03-01T09:30:00.000Z' });
    expect((await change(client, task.id, { completed: false })).body).toMatchObject({ completed: false, completedAt: null });
  });

  test('that repeats is due on its next day once it is completed', async () => {
    const client = await createClient();
    const task = await titled(client, 'Water the plants');
    const { body } = await change(client, task.id, { completed: true });
    expect(body).toMatchObject({ completed: false, dueDate: '2026-03-08' });
  });

  test('that repeats is completed once on each of its days, however many requests come', async () => {
    const client = await createClient();
    const task = await titled(client, 'Water the plants');
    const patch = { completed: true, occurrence: task.dueDate };
    const { body: done } = await change(client, task.id, patch);
    expect(await change(client, task.id, patch)).toEqual({ status: 200, body: done });
    expect(done.dueDate).toBe('2026-03-08');
  });

  test('due on the 31st moves to the last day of a shorter month, and back to the 31st', async () => {
    const client = await createClient();
    const { body: rent } = await make(client, {
      type: 'task',
      task: { title: 'Rent', dueDate: '2026-03-31', repeat: { unit: 'month', every: 1 } },
    });
    const done = async () => (await change(client, rent.id, { completed: true })).body.dueDate;
    expect([await done(), await done()]).toEqual(['2026-04-30', '2026-05-31']);
  });
});

describe('order of tasks', () => {
  test('follows the request and stays distinct', async () => {
    const client = await createClient();
    const [first, second, third] = await listed(client);
    const body = { tasks: [{ id: third?.id, order: first?.order }] };
    const { body: tasks } = await client.call<Task[]>('PATCH', order, { body });
    expect(tasks.slice(0, 3).map(({ id }) => id)).toEqual([third?.id, first?.id, second?.id]);
    expect(new Set(tasks.map((task) => task.order)).size).toBe(tasks.length);
    expect(tasks.find(({ id }) => id === third?.id)?.updatedAt).toBe(third?.updatedAt);
  });

  test('stays unchanged when a task is unknown', async () => {
    const client = await createClient();
    const before = await listed(client);
    const body = {
      tasks: [
        { id: before[0]?.id, order: 999_999_999 },
        { id: 'nobody', order: 1 },
      ],
    };
    expect(await client.call('PATCH', order, { body })).toMatchObject({ status: 404 });
    expect(await listed(client)).toEqual(before);
    expect(await client.call('PATCH', order, { body: { tasks: [{ id: 'x', order: 0.5 }] } })).toMatchObject({ status: 400 });
  });
});

describe('trash of tasks', () => {
  test('keeps deleted tasks until they are restored or deleted permanently', async () => {
    const client = await createClient();
    const task = await titled(client, 'Order more wrapping paper');
    await client.call('DELETE', `${one}?id=${task.id}`);
    expect(await client.call('DELETE', `${one}?id=${task.id}`)).toMatchObject({ status: 404 });
    expect((await client.call('GET', trash)).body).toMatchObject([{ id: task.id, deletedAt: '2026-03-01T09:30:00.000Z' }]);
    expect((await client.call('POST', restore, { body: { id: task.id } })).body).toEqual(task);
    expect((await client.call('POST', restore, { body: { id: task.id } })).body).toEqual(task);
    await client.call('DELETE', `${one}?id=${task.id}`);
    expect((await client.call('DELETE', `${trash}?id=${task.id}`)).body).toBe(true);
    expect(await client.call('POST', restore, { body: { id: task.id } })).toMatchObject({ status: 404 });
    expect((await client.call('DELETE', trash)).body).toBe(true);
  });

  test('empties only the requested tasks that are in it', async () => {
    const client = await createClient();
    const [asked, since] = [await titled(client, 'Order more wrapping paper'), await titled(client, 'Water the plants')];
    for (const { id } of [asked, since]) await client.call('DELETE', `${one}?id=${id}`);
    expect((await client.call('DELETE', trash, { body: { ids: [asked.id, 'gone'] } })).body).toBe(true);
    expect((await client.call('GET', trash)).body).toMatchObject([{ id: since.id }]);
    expect(await client.call('DELETE', trash, { body: { ids: 'all' } })).toMatchObject({ status: 400 });
  });
});

test('task tags: are created, renamed and deleted, and return to their tasks when restored', async () => {
  const client = await createClient();
  const all0 = (await client.call<TaskTag[]>('GET', tags)).body;
  expect(all0.map(({ title }) => title)).toContain('Window');
  const before = await titled(client, 'Return the borrowed driftwood');
  expect((await client.call('DELETE', `${tag}?id=window`)).body).toBe(true);
  expect((await titled(client, before.title)).tags).toEqual([]);
  await client.call('POST', tag, { body: { tag: { id: 'window', title: 'Window' } } });
  expect((await titled(client, before.title)).tags).toEqual(['window']);
  const renamed = await client.call('PATCH', tag, { body: { id: 'window', tag: { title: 'Stock' } } });
  expect(renamed).toMatchObject({ status: 400 });
});

test('task people: are those who work in the shop', async () => {
  const client = await createClient();
  expect((await client.call<TaskPerson[]>('GET', people)).body.length).toBeGreaterThan(4);
});

describe('reminder of a task', () => {
  const notifications = async ({ call }: Client, language = 'en') =>
    (await call<Notification[]>('GET', feedsEndpoints.notifications, { language })).body.filter(({ id }) =>
      id.startsWith('task '),
    );

  test('sends one notification when due', async () => {
    const client = await createClient();
    await change(client, 'task-1', { remindAt: '2026-03-01T10:00:00.000Z' });
    expect(await notifications(client)).toEqual([]);
    client.clock.advance(30 * 60_000);
    const [sentNotification, ...others] = await notifications(client, 'tr');
    expect(others).toEqual([]);
    expect(sentNotification).toMatchObject({ time: '2026-03-01T10:00:00.000Z', read: false, link: '/apps/tasks/task-1' });
    expect(await notifications(client, 'tr')).toEqual([sentNotification]);
    await client.call('DELETE', `${feedsEndpoints.notifications}?id=${encodeURIComponent(sentNotification?.id ?? '')}`);
    await change(client, 'task-1', { notes: 'Changed after it was told' });
    expect(await notifications(client)).toEqual([]);
  });

  test.each([
    ['done', { completed: true }],
    ['reminded of later', { remindAt: '2026-03-02T10:00:00.000Z' }],
    ['reminded of no more', { remindAt: null }],
  ])('is not sent for a task that is %s', async (_why, patch) => {
    const client = await createClient();
    await change(client, 'task-1', { remindAt: '2026-03-01T10:00:00.000Z' });
    await change(client, 'task-1', patch);
    client.clock.advance(60 * 60_000);
    expect(await notifications(client)).toEqual([]);
  });

  test('is removed and restored with its task', async () => {
    const client = await createClient();
    await change(client, 'task-1', { remindAt: '2026-03-01T10:00:00.000Z' });
    await client.call('DELETE', `${one}?id=task-1`);
    client.clock.advance(60 * 60_000);
    expect(await notifications(client)).toEqual([]);
    await client.call('POST', restore, { body: { id: 'task-1' } });
    expect(await notifications(client)).toHaveLength(1);
  });
});
