import { inventoryEndpoints, type ProductPage, User, userEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoUser } from '../index';
import { createClient } from '../testing/client';

test('user: is served, but only with a token', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', userEndpoints.user);
  expect(v.parse(User, body)).toEqual(demoUser);
  expect(await call('GET', userEndpoints.user, { token: null })).toEqual({ status: 401, body: { error: 'Unauthorized' } });
  expect(await call('PATCH', userEndpoints.user, { token: 'a.b.c', body: { user: {} } })).toEqual({
    status: 401,
    body: { error: 'Unauthorized' },
  });
});

test('user: sets the presence when the whole record is sent back', async () => {
  const { call } = await createClient();
  expect((await call('PATCH', userEndpoints.user, { body: { user: { ...demoUser, status: 'away' } } })).body).toEqual({
    ...demoUser,
    status: 'away',
  });
  expect((await call('GET', userEndpoints.user)).body).toEqual({ ...demoUser, status: 'away' });
});

test('user: ignores id, stores and keys that reach a prototype', async () => {
  const { call } = await createClient();
  const text =
    '{"user":{"id":"user-2","firstName":"Ada","storeAssociates":[],"unknown":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}';
  expect((await call('PATCH', userEndpoints.user, { text })).body).toEqual({ ...demoUser, firstName: 'Ada' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('user: refuses an invalid status or home store and changes nothing', async () => {
  const { call } = await createClient();
  expect((await call('PATCH', userEndpoints.user, { body: { user: { firstName: 'Ada', status: 'asleep' } } })).status).toBe(400);
  const { status, body } = await call('PATCH', userEndpoints.user, { body: { user: { firstName: 'Ada', homeStoreId: 3 } } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'user.homeStoreId' }] });
  expect((await call('GET', userEndpoints.user)).body).toEqual(demoUser);
});

test('user: keeps another home store, and the lists follow', async () => {
  const { call } = await createClient();
  const storesOf = async () => {
    const { body } = await call<ProductPage>('GET', inventoryEndpoints.products);
    return new Set(body.products?.map(({ storeId }) => storeId));
  };
  expect(await storesOf()).toEqual(new Set([1]));
  expect((await call('PATCH', userEndpoints.user, { body: { user: { homeStoreId: 2 } } })).body).toMatchObject({
    homeStoreId: 2,
  });
  expect(await storesOf()).toEqual(new Set([2]));
});
