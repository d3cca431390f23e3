import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenStore } from '../../session/tokenStore';
import { localStore, sessionStore } from '../../storage/safeStorage';
import { clearPersonal, storageKeys } from '../../storage/storageKeys';
import { buildToken } from '../../testing/buildToken';
import { keepAnswer, takeAnswer } from './keptAnswer';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 22);
const schema = v.object({ products: v.array(v.string()) });
const answer = { products: ['Ağ çanta'] };

beforeEach(() => {
  tokenStore.write({ accessToken: buildToken({ iat: now / 1000, exp: now / 1000 + 3600 }), skew: 0 }, { remember: false });
});
afterEach(() => clearPersonal());

it('gives back what was kept, once', () => {
  keepAnswer('list', answer, now);
  expect(takeAnswer('list', schema, now + 9 * MINUTE)).toEqual(answer);
  expect(takeAnswer('list', schema, now)).toBeUndefined();
});

it.each([
  ['another question', 'other list', 0],
  ['a tab that was put aside', 'list', 11 * MINUTE],
  ['a clock that was set back', 'list', -11 * MINUTE],
])('gives nothing to %s', (_, name, later) => {
  keepAnswer('list', answer, now);
  expect(takeAnswer(name, schema, now + later)).toBeUndefined();
});

it.each(['not json', 'null', '{"name":"list","at":0}', `{"name":"list","at":${now},"answer":{"products":[7]}}`])(
  'takes damaged text for none: %s',
  (text) => {
    sessionStore.set(storageKeys.shown, text);
    expect(takeAnswer('list', schema, now)).toBeUndefined();
  },
);

it('keeps nothing of a session that is over', () => {
  keepAnswer('list', answer, now);
  clearPersonal();
  expect(takeAnswer('list', schema, now)).toBeUndefined();
  tokenStore.clear();
  keepAnswer('list', answer, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});

it('keeps nothing while the session is locked', () => {
  localStore.set(storageKeys.locked, '1');
  keepAnswer('list', answer, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});

it('keeps no megabytes', () => {
  keepAnswer('list', { products: ['x'.repeat(600_000)] }, now);
  expect(sessionStore.get(storageKeys.shown)).toBeNull();
});
