import {
  type AuthResponse,
  authEndpoints,
  type Issue,
  Settings,
  settingsEndpoints,
  SignedInSession,
  storeEndpoints,
  StaffMember,
  TeamPerson,
  type User,
  userEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoCredentials } from '../index';
import { createClient, type Client } from '../testing/client';

const { settings, password, sessions, team, resend, restore } = settingsEndpoints;
const read = async ({ call }: Client) => v.parse(Settings, (await call('GET', settings)).body);
const people = async ({ call }: Client) => v.parse(v.array(TeamPerson), (await call('GET', team)).body);
const signInWith = ({ call }: Client, given: { email: string; password: string }) =>
  call<AuthResponse>('POST', authEndpoints.signIn, { body: given, token: null });

describe('settings', () => {
  test('change the user too, and refuse a stale change with the current values', async () => {
    const client = await createClient();
    const { updatedAt } = await read(client);
    const patch = { name: 'Defne Su Aldridge', status: 'busy', company: ' Harbor ', updatedAt };
    const { body } = await client.call<Settings>('PATCH', settings, { body: { settings: patch } });
    expect(body).toMatchObject({ name: 'Defne Su Aldridge', status: 'busy', company: 'Harbor' });
    const { body: user } = await client.call<User>('GET', userEndpoints.user);
    expect(user).toMatchObject({ name: 'Defne Su Aldridge', firstName: 'Defne Su', lastName: 'Aldridge', status: 'busy' });
    expect(await client.call('PATCH', settings, { body: { settings: patch } })).toMatchObject({
      status: 409,
      body: { current: body },
    });
    expect(await read(client)).toEqual(body);
  });

  test.each([
    ['name', '  '],
    ['email', 'nobody'],
    ['username', 'A B'],
    ['username', 'marcus.ode'],
    ['plan', 'palace'],
    ['postalCode', 'x'.repeat(13)],
    ['card', { holder: 'D', brand: 'visa', lastFour: '4242424242424242', expires: '2029-08' }],
  ])('reject %s %j with an issue on the field', async (field, value) => {
    const client = await createClient();
    const before = await read(client);
    const { status, body } = await client.call<{ issues: Issue[] }>('PATCH', settings, {
      body: { settings: { [field]: value } },
    });
    expect(status).toBe(400);
    expect(body.issues[0]?.path.startsWith(`settings.${field}`)).toBe(true);
    expect(await read(client)).toEqual(before);
  });

  test('require a token', async () => {
    const { call } = await createClient();
    for (const path of [settings, sessions, team]) expect((await call('GET', path, { token: null })).status).toBe(401);
  });
});

describe('security', () => {
  test('accepts the new password, and still the pair that the sign-in page fills in', async () => {
    const client = await createClient();
    const next = 'four blue herons';
    expect(await client.call('POST', password, { body: { current: 'wrong', next } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'current' }] },
    });
    const { body } = await client.call<Settings>('POST', password, { body: { current: demoCredentials.password, next } });
    expect(body.passwordChangedAt).not.toBeNull();
    expect((await signInWith(client, { email: demoCredentials.email, password: next })).status).toBe(200);
    expect((await signInWith(client, demoCredentials)).status).toBe(200);
    expect((await signInWith(client, { email: demoCredentials.email, password: 'neither' })).status).toBe(404);
    // A further change needs the chosen password, not the demo's.
    const again = { current: demoCredentials.password, next: 'five white swans' };
    expect((await client.call('POST', password, { body: again })).status).toBe(400);
  });

  test('refuses a session that was ended elsewhere and keeps the others', async () => {
    const client = await createClient();
    const other = (await signInWith(client, demoCredentials)).body.accessToken;
    expect((await client.call('GET', settings, { token: other })).status).toBe(200);
    const before = v.parse(v.array(SignedInSession), (await client.call('GET', sessions)).body);
    expect(before.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(before.length).toBe(4);
    const after = await client.call('DELETE', sessions);
    expect(after.body).toEqual([before[0]]);
    expect((await client.call('GET', settings, { token: other })).status).toBe(401);
    expect((await client.call('POST', authEndpoints.signInWithToken, { body: { accessToken: other }, token: null })).status).toBe(
      401,
    );
    expect(
      (await client.call('POST', authEndpoints.signInWithToken, { body: { accessToken: client.token }, token: null })).status,
    ).toBe(200);
  });

  test('removes a signed-out session from the list and refuses its token; repeating is no error', async () => {
    const client = await createClient();
    const other = (await signInWith(client, demoCredentials)).body.accessToken;
    const signOut = (accessToken: string) => client.call('POST', authEndpoints.signOut, { body: { accessToken }, token: null });
    const listed = async () => (await client.call<unknown[]>('GET', sessions)).body.length;
    expect(await listed()).toBe(4);
    for (let times = 0; times < 2; times += 1) expect(await signOut(other)).toEqual({ status: 200, body: true });
    expect(await listed()).toBe(3);
    expect((await client.call('GET', settings, { token: other })).status).toBe(401);
    expect((await signOut('no token')).body).toBe(true);
  });

  test('ends a single session, but not the current one', async () => {
    const client = await createClient();
    expect(await client.call('DELETE', `${sessions}?id=session-till`)).toMatchObject({
      status: 200,
      body: [{ isCurrent: true }, { id: 'session-phone' }],
    });
    const [current] = v.parse(v.array(SignedInSession), (await client.call('GET', sessions)).body);
    expect((await client.call('DELETE', `${sessions}?id=${current?.id}`)).status).toBe(404);
  });

  test('continues the session when a lock is opened', async () => {
    const client = await createClient();
    await client.call('POST', authEndpoints.unlockSession, { body: demoCredentials });
    expect((await client.call<unknown[]>('GET', sessions)).body).toHaveLength(3);
  });
});

describe('team', () => {
  test('shows the same people on the page "Store", without invited ones', async () => {
    const client = await createClient();
    const names = (await people(client)).filter(({ invitedAt }) => invitedAt === null).map(({ name }) => name);
    const staff = v.parse(v.array(StaffMember), (await client.call('GET', storeEndpoints.staff)).body);
    expect(staff.map(({ name }) => name)).toEqual(names);
  });

  test('refuses to remove or demote the last admin', async () => {
    const client = await createClient();
    const self = (await people(client)).find(({ isSelf }) => isSelf);
    const refused = { status: 409, body: { error: 'LAST ADMIN' } };
    expect(await client.call('PATCH', team, { body: { id: self?.id, role: 'write' } })).toMatchObject(refused);
    expect(await client.call('DELETE', `${team}?id=${self?.id}`)).toMatchObject(refused);
    // An invited person can't run the store yet.
    await client.call('PATCH', team, { body: { id: 'staff-invited', role: 'admin' } });
    expect(await client.call('DELETE', `${team}?id=${self?.id}`)).toMatchObject(refused);
    await client.call('PATCH', team, { body: { id: 'staff-1', role: 'admin' } });
    expect((await client.call('PATCH', team, { body: { id: self?.id, role: 'write' } })).status).toBe(200);
    expect(await client.call('DELETE', `${team}?id=staff-2`)).toMatchObject({ status: 403 });
  });

  test('invites a person once, reminds, removes and restores them', async () => {
    const client = await createClient();
    const asked = { id: 'new', email: 'New.Person@example.com', role: 'write' };
    for (let times = 0; times < 2; times += 1) await client.call('POST', team, { body: asked });
    const found = async () => (await people(client)).find(({ email }) => email === asked.email);
    const before = await found();
    expect(before).toMatchObject({ role: 'write', name: '' });
    expect(await client.call('POST', team, { body: { ...asked, id: 'newer', email: 'new.person@EXAMPLE.com' } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email' }] },
    });
    client.clock.advance(60_000);
    await client.call('POST', resend, { body: { id: before?.id } });
    expect((await found())?.invitedAt).not.toBe(before?.invitedAt);
    await client.call('DELETE', `${team}?id=${before?.id}`);
    expect(await found()).toBeUndefined();
    await client.call('POST', restore, { body: { id: before?.id } });
    expect(await found()).toMatchObject({ role: 'write' });
    expect((await client.call('POST', resend, { body: { id: 'staff-1' } })).status).toBe(400);
    expect((await client.call('DELETE', `${team}?id=nobody`)).status).toBe(404);
  });
});
