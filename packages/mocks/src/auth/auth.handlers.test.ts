import { authEndpoints, AuthResponse, inventoryEndpoints, TOKEN_ISSUER, userEndpoints } from '@stockroom/contract';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DEMO_SECRET } from '../engine/tokens';
import { demoCredentials, demoResetToken, demoUser } from '../index';
import { createClient, type Client } from '../testing/client';

const DAY_MS = 24 * 60 * 60 * 1000;
const secret = new TextEncoder().encode(DEMO_SECRET);

describe('sign-in', () => {
  test('answers the demo credentials with its user and a token of seven days', async () => {
    const { call, clock } = await createClient();
    const { status, body } = await call<AuthResponse>('POST', authEndpoints.signIn, {
      token: null,
      body: demoCredentials,
    });
    expect(status).toBe(200);
    expect(v.parse(AuthResponse, body).user).toEqual(demoUser);
    expect(decodeProtectedHeader(body.accessToken)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const issuedAt = Math.floor(clock.now() / 1000);
    expect(decodeJwt(body.accessToken)).toEqual({
      sub: demoUser.id,
      iss: TOKEN_ISSUER,
      sid: expect.any(String) as string,
      iat: issuedAt,
      iat_ms: clock.now(),
      exp: issuedAt + 7 * 24 * 3600,
    });
  });

  test('ignores case and surrounding spaces of the e-mail address', async () => {
    const { call } = await createClient();
    const body = { ...demoCredentials, email: ` ${demoCredentials.email.toUpperCase()} ` };
    expect((await call('POST', authEndpoints.signIn, { body })).status).toBe(200);
  });

  test.each([authEndpoints.signIn, authEndpoints.unlockSession])(
    '%s answers any other credentials with 404 and false',
    async (path) => {
      const { call } = await createClient();
      for (const wrong of [
        { password: 'other' },
        { email: 'someone@example.com' },
        { password: ` ${demoCredentials.password}` },
      ]) {
        expect(await call('POST', path, { body: { ...demoCredentials, ...wrong } })).toEqual({ status: 404, body: false });
      }
    },
  );

  test.each([authEndpoints.signIn, authEndpoints.unlockSession])('%s rejects an invalid body', async (path) => {
    const { call } = await createClient();
    const { status, body } = await call('POST', path, { body: { email: 5 } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'BAD REQUEST', issues: [{ path: 'email' }, { path: 'password' }] });
    expect((await call('POST', path, { text: '{"email":' })).status).toBe(400);
  });

  test('unlocks a session with the same credentials', async () => {
    const { call } = await createClient();
    const { body } = await call<AuthResponse>('POST', authEndpoints.unlockSession, {
      token: null,
      body: demoCredentials,
    });
    expect(v.parse(AuthResponse, body).user.id).toBe(demoUser.id);
  });
});

describe('sign-in with a token', () => {
  test('exchanges a valid token for a fresh one', async () => {
    const { call, clock, token } = await createClient();
    clock.advance(6 * DAY_MS);
    const { status, body } = await call<AuthResponse>('POST', authEndpoints.signInWithToken, {
      token: null,
      body: { accessToken: token },
    });
    expect(status).toBe(200);
    expect(decodeJwt(body.accessToken).iat).toBe(Math.floor(clock.now() / 1000));
  });

  test('rejects an expired token', async () => {
    const { call, clock, token } = await createClient();
    clock.advance(7 * DAY_MS);
    expect(await call('POST', authEndpoints.signInWithToken, { body: { accessToken: token } })).toEqual({
      status: 401,
      body: { error: 'Invalid token' },
    });
    expect((await call('GET', userEndpoints.user)).status).toBe(401);
  });

  const claims = (client: Client) =>
    new SignJWT({ sub: demoUser.id, iss: TOKEN_ISSUER })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(Math.floor(client.clock.now() / 1000));
  const soon = (client: Client) => Math.floor(client.clock.now() / 1000) + 60;

  test.each<[string, (client: Client) => Promise<string> | string]>([
    ['no text of ours', () => 'abc'],
    [
      'another secret',
      (client) =>
        claims(client)
          .setExpirationTime(soon(client))
          .sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'another algorithm',
      (client) =>
        new SignJWT({ sub: demoUser.id, iss: TOKEN_ISSUER, exp: soon(client) })
          .setIssuedAt()
          .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
          .sign(secret),
    ],
    [
      'no algorithm',
      (client) => new UnsecuredJWT({ sub: demoUser.id, iss: TOKEN_ISSUER, iat: soon(client) - 60, exp: soon(client) }).encode(),
    ],
    ['no expiry', (client) => claims(client).sign(secret)],
    [
      'no subject',
      (client) =>
        new SignJWT({ iss: TOKEN_ISSUER, exp: soon(client) })
          .setIssuedAt(soon(client) - 60)
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .sign(secret),
    ],
    ['another issuer', (client) => claims(client).setIssuer('someone').setExpirationTime(soon(client)).sign(secret)],
    ['another person', (client) => claims(client).setSubject('user-9').setExpirationTime(soon(client)).sign(secret)],
    [
      'a life longer than seven days',
      (client) =>
        claims(client)
          .setIssuedAt(soon(client) - 60 - 8 * 24 * 3600)
          .setExpirationTime(soon(client))
          .sign(secret),
    ],
    [
      'a changed letter',
      (client) =>
        client.token.replace(/\.([^.])([^.]*)$/, (_all, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
    ],
    // The same bytes, encoded with another letter.
    ['other bits in its last letter', ({ token }) => token.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1))],
    ['padding', ({ token }) => `${token}=`],
    ['a space in it', ({ token }) => token.replace(/.$/, ' $&')],
    ['letters of plain base64', ({ token }) => token.replace(/_|-|.$/, (letter) => (letter === '_' ? '/' : '+'))],
    ['over 8 KB', (client) => claims(client).setJti('x'.repeat(8192)).setExpirationTime(soon(client)).sign(secret)],
  ])('rejects a token with %s, here and on every protected call', async (_name, make) => {
    const client = await createClient();
    const accessToken = await make(client);
    expect(await client.call('POST', authEndpoints.signInWithToken, { token: null, body: { accessToken } })).toEqual({
      status: 401,
      body: { error: 'Invalid token' },
    });
    expect(await client.call('GET', userEndpoints.user, { token: accessToken })).toEqual({
      status: 401,
      body: { error: 'Unauthorized' },
    });
  });

  test.each(['\n', ' ', '\t'])('rejects a token with %j around or in it', async (gap) => {
    const { call, token } = await createClient();
    for (const accessToken of [`${token}${gap}`, `${gap}${token}`, token.replace(/.$/, `${gap}$&`)]) {
      expect((await call('POST', authEndpoints.signInWithToken, { token: null, body: { accessToken } })).status).toBe(401);
    }
  });
});

describe('password reset', () => {
  const setUp = async (now = () => Date.now()) => {
    const { call } = await createClient({ now });
    const send = (path: string, body: object) => call('POST', path, { token: null, body });
    return {
      requestReset: (email: string = demoCredentials.email) => send(authEndpoints.forgotPassword, { email }),
      reset: (token: string | undefined, password = 'five white swans') => send(authEndpoints.resetPassword, { password, token }),
      signsIn: async (password: string) =>
        (await send(authEndpoints.signIn, { email: demoCredentials.email, password })).status === 200,
    };
  };

  test('sets the password once per requested link', async () => {
    const { requestReset, reset, signsIn } = await setUp();
    await requestReset();
    expect(await reset(demoResetToken)).toEqual({ status: 200, body: true });
    expect(await signsIn('five white swans')).toBe(true);
    expect((await reset(demoResetToken)).status).toBe(200);
    const again = await reset(demoResetToken, 'six black swans');
    expect(again).toMatchObject({ status: 400, body: { issues: [{ path: 'token' }] } });
    expect(await signsIn('six black swans')).toBe(false);
  });

  test.each(['abc', demoResetToken])('rejects an invalid token and changes nothing (%s)', async (token) => {
    const { requestReset, reset, signsIn } = await setUp();
    await requestReset('nobody@example.com');
    expect((await reset(token)).status).toBe(400);
    expect(await signsIn('five white swans')).toBe(false);
  });

  test('rejects a link that is older than an hour', async () => {
    let now = Date.now();
    const { requestReset, reset } = await setUp(() => now);
    await requestReset();
    now += 61 * 60 * 1000;
    expect((await reset(demoResetToken)).status).toBe(400);
  });

  test('answers true without a token and changes nothing', async () => {
    const { requestReset, reset, signsIn } = await setUp();
    await requestReset();
    expect(await reset(undefined)).toEqual({ status: 200, body: true });
    expect(await signsIn('five white swans')).toBe(false);
  });
});

describe('auth calls', () => {
  test.each<[string, object, object]>([
    [
      authEndpoints.signUp,
      { name: 'Ada', email: 'ada@example.com', password: 'long enough', company: '' },
      { name: ' ', email: 'ada@example.com', password: 'x' },
    ],
    [authEndpoints.forgotPassword, { email: 'nobody@example.com' }, {}],
    [authEndpoints.resetPassword, { password: 'new one' }, { password: '' }],
  ])('%s answers true, and 400 to an invalid body', async (path, good, bad) => {
    const { call } = await createClient();
    expect(await call('POST', path, { token: null, body: good })).toEqual({ status: 200, body: true });
    expect((await call('POST', path, { token: null, body: bad })).status).toBe(400);
  });

  test('take their specified time', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    const { call } = await createClient({ delays: 'specified', wait });
    waits.length = 0;
    await call('POST', authEndpoints.signIn, { body: demoCredentials });
    await call('POST', authEndpoints.signUp, { body: { name: 'A', email: 'a@example.com', password: 'x' } });
    await call('POST', authEndpoints.unlockSession, { body: demoCredentials });
    await call('POST', authEndpoints.forgotPassword, { body: { email: 'a@example.com' } });
    await call('POST', authEndpoints.resetPassword, { body: { password: 'x' } });
    await call('GET', inventoryEndpoints.products);
    await call('GET', userEndpoints.user);
    expect(waits).toEqual([1500, 1500, 1500, 1000, 1000, 300, 0]);
  });
});
