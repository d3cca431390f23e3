import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenStore } from '#shared/session/tokenStore';
import { localStore, sessionStore } from '#shared/storage/safeStorage';
import { clearPersonal, storageKeys } from '#shared/storage/storageKeys';
import { buildToken } from '#shared/testing/buildToken';
import { saveQuerySnapshot, takeQuerySnapshot } from './querySnapshot';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 22);
const schema = v.object({ products: v.array(v.string()) });
const answer = { products: ['Ağ çanta'] };

beforeEach(() => {
  tokenStore.write({ accessToken: buildToken({ iat: now / 1000, exp: now / 1000 + 3600 }), skew: 0 }, { remember: false });
});
afterEach(() => clearPersonal());

it('takeQuerySnapshot: returns the stored response once', () => {
  saveQuerySnapshot('list', answer, now);
  expect(takeQuerySnapshot('list', schema, now + 9 * MINUTE)).toEqual(answer);
  expect(takeQuerySnapshot('list', schema, now)).toBeUndefined();
});

it.each([
  ['another question', 'other list', 0],
  ['a tab that was put aside', 'list', 11 * MINUTE],
  ['a clock that was set back', 'list', -11 * MINUTE],
])('takeQuerySnapshot: returns nothing to %s', (_, name, later) => {
  saveQuerySnapshot('list', answer, now);
  expect(takeQuerySnapshot(name, schema, now + later)).toBeUndefined();
});

it.each(['not json', 'null', '{"name":"list","at":0}', `{"name":"list","at":${now},"answer":{"products":[7]}}`])(
  'takeQuerySnapshot: ignores damaged text: %s',
  (text) => {
    sessionStore.set(storageKeys.shown, text);
    expect(takeQuerySnapshot('list', schema, now)).toBeUndefined();
  },
);

it('saveQuerySnapshot: stores nothing after the session has ended', () => {
  saveQuerySnapshot('list', answer, now);
  clearPersonal();
  expect(takeQuerySnapshot('list', schema, now)).toBeUndefined();
  tokenStore.clear();
  saveQuerySnapshot('list', answer, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});

it('saveQuerySnapshot: stores nothing while the session is locked', () => {
  localStore.set(storageKeys.locked, '1');
  saveQuerySnapshot('list', answer, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});

it('saveQuerySnapshot: stores no response of megabytes', () => {
  saveQuerySnapshot('list', { products: ['x'.repeat(600_000)] }, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});
