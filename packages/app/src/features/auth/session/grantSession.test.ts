import type { AuthResponse } from '@stockroom/contract';
import { afterEach, expect, it } from 'vitest';
import { tokenStore } from '#shared/session/tokenStore';
import { localStore, sessionStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { buildToken } from '#shared/testing/buildToken';
import { buildUser } from '#shared/testing/buildUser';
import { BadTokenError } from '../machines/authMachine';
import { grantSession } from './grantSession';

const NOW = Date.UTC(2026, 2, 1);
const DAY = 24 * 60 * 60;
const grant = (claims: { iat?: number; exp?: number }): AuthResponse => ({
  user: buildUser(),
  accessToken: buildToken(claims),
  tokenType: 'bearer',
});
const seconds = NOW / 1000;

afterEach(() => tokenStore.clear());

it('grantSession: stores the token as the user chose', () => {
  const answer = grant({ iat: seconds, exp: seconds + 7 * DAY });
  grantSession(answer, { remember: true, now: NOW });
  expect([localStore.get(storageKeys.session) !== null, sessionStore.get(storageKeys.session)]).toEqual([true, null]);
  expect(tokenStore.isRemembered()).toBe(true);
  grantSession(answer, { remember: false, now: NOW });
  expect([localStore.get(storageKeys.session), sessionStore.get(storageKeys.session) !== null]).toEqual([null, true]);
  expect(tokenStore.isRemembered()).toBe(false);
});

it.each([-30, 30])('grantSession: corrects for a clock that is %i days off', (days) => {
  const server = seconds + days * DAY;
  const session = grantSession(grant({ iat: server, exp: server + 7 * DAY }), { remember: false, now: NOW });
  expect(session.skew).toBe(days * DAY * 1000);
  expect(session.expiresAt).toBe(NOW + 7 * DAY * 1000);
  expect(tokenStore.bearer(NOW)).not.toBeNull();
  expect(tokenStore.bearer(NOW + 7 * DAY * 1000)).toBeNull();
});

it('grantSession: ignores a difference of up to a minute', () => {
  expect(grantSession(grant({ iat: seconds - 20, exp: seconds + DAY }), { remember: false, now: NOW }).skew).toBe(0);
});

it.each([{ iat: seconds, exp: seconds - 1 }, { iat: seconds }, {}])(
  'grantSession: rejects a token without a lifetime: %j',
  (claims) => {
    expect(() => grantSession(grant(claims), { remember: false, now: NOW })).toThrow(BadTokenError);
    expect(tokenStore.read()).toBeNull();
  },
);

it.each(['', 'x', 'a.b.c', '..', 'e'.repeat(10_000)])(
  'tokenStore: treats a stored text that is no token as none: %j',
  (accessToken) => {
    tokenStore.write({ accessToken, skew: 0 }, { remember: false });
    expect(tokenStore.bearer(NOW)).toBeNull();
  },
);
