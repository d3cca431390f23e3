import { Shortcut, shortcutsEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient, type Client } from '../testing/client';

const { shortcuts } = shortcutsEndpoints;

const readAll = async ({ call }: Client) => v.parse(v.array(Shortcut), (await call('GET', shortcuts)).body);
const labels = async (client: Client) => (await readAll(client)).map(({ label }) => label);

test('shortcuts: serve eight in order', async () => {
  const list = await readAll(await createClient());
  expect(list).toHaveLength(8);
  expect(list.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('shortcuts: add a new one at the end', async () => {
  const client = await createClient();
  const shortcut = { label: ' Mine ', icon: 'star', link: '/home', useRouter: true };
  expect(await client.call('POST', shortcuts, { body: { shortcut } })).toEqual({
    status: 200,
    body: { ...shortcut, id: expect.any(String) as string, label: 'Mine', description: '', position: 8 },
  });
  expect((await labels(client)).at(-1)).toBe('Mine');
  expect(
    (await client.call('POST', shortcuts, { body: { shortcut: { label: 'Bare', link: 'https://example.com' } } })).body,
  ).toEqual({
    id: expect.any(String) as string,
    label: 'Bare',
    description: '',
    icon: '',
    link: 'https://example.com',
    useRouter: false,
    position: 9,
  });
});

test('shortcuts: change known fields only', async () => {
  const client = await createClient();
  const [first] = await readAll(client);
  const text = `{"id":"${first?.id}","shortcut":{"id":"other","label":"Renamed","unknown":1,"__proto__":{"polluted":true}}}`;
  expect((await client.call('PATCH', shortcuts, { text })).body).toEqual({ ...first, label: 'Renamed' });
  expect((await readAll(client))[0]).toEqual({ ...first, label: 'Renamed' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

describe('order of shortcuts', () => {
  test.each([
    [0, 3],
    [7, 0],
    [2, 7],
    [5, 99],
    [4, 4],
  ])('moves the shortcut at %d to %d and shifts the others', async (from, to) => {
    const client = await createClient();
    const before = await readAll(client);
    const moved = before[from];
    const { body } = await client.call<Shortcut>('PATCH', shortcuts, { body: { id: moved?.id, shortcut: { position: to } } });
    expect(body.position).toBe(Math.min(to, 7));
    const expected = before.map(({ id }) => id).filter((id) => id !== moved?.id);
    expected.splice(to, 0, moved?.id ?? '');
    const after = await readAll(client);
    expect(after.map(({ id }) => id)).toEqual(expected);
    expect(after.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('returns a deleted one, closes the gap, and restores it to its position', async () => {
    const client = await createClient();
    const before = await readAll(client);
    const gone = before[3];
    expect((await client.call('DELETE', `${shortcuts}?id=${gone?.id}`)).body).toEqual(gone);
    expect((await readAll(client)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect((await client.call('POST', shortcuts, { body: { shortcut: gone } })).body).toEqual(gone);
    expect(await readAll(client)).toEqual(before);
  });
});

test.each([
  ['POST', {}, 'shortcut'],
  ['POST', { shortcut: { label: '   ', link: '/home' } }, 'shortcut.label'],
  ['POST', { shortcut: { label: 'No link' } }, 'shortcut.link'],
  ['POST', { shortcut: { label: 'x'.repeat(61), link: '/home' } }, 'shortcut.label'],
  ['PATCH', { id: 'shortcut-1', shortcut: { position: -1 } }, 'shortcut.position'],
  ['PATCH', { id: 'shortcut-1', shortcut: { link: '' } }, 'shortcut.link'],
])('shortcuts: %s %j is refused and changes nothing', async (method, body, path) => {
  const client = await createClient();
  const before = await readAll(client);
  const answer = await client.call(method, shortcuts, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ issues: [{ path }] });
  expect(await readAll(client)).toEqual(before);
});

test('shortcuts: answer 404 for an unknown id, 409 for a taken one, and need an id to delete', async () => {
  const client = await createClient();
  const [first] = await readAll(client);
  expect((await client.call('PATCH', shortcuts, { body: { id: 'none', shortcut: {} } })).status).toBe(404);
  expect((await client.call('DELETE', `${shortcuts}?id=none`)).status).toBe(404);
  expect((await client.call('DELETE', shortcuts)).status).toBe(400);
  expect(await client.call('POST', shortcuts, { body: { shortcut: first } })).toEqual({
    status: 409,
    body: { error: 'CONFLICT', current: first },
  });
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'])('shortcuts: %s requires a signed-in user', async (method) => {
  const { call } = await createClient();
  const isRead = method === 'GET' || method === 'DELETE';
  expect((await call(method, shortcuts, { token: null, ...(!isRead && { body: {} }) })).status).toBe(401);
});

test.each([
  ['empty', 0],
  ['shortcuts-empty', 0],
  ['hostile-text', 8],
] as const)('shortcuts: in the scenario %s there are %d', async (scenario, length) => {
  const client = await createClient({ scenario });
  expect(await readAll(client)).toHaveLength(length);
});
