import { inventoryEndpoints, type ProductPage, User, userEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoUser } from '../index';
import { createClient } from '../testing/client';

test('the signed-in person is served, and only to a token', async () => {
  const { call } = await createClient();
  const { body } = await call('GET', userEndpoints.user);
  expect(v.parse(User, body)).toEqual(demoUser);
  expect(await call('GET', userEndpoints.user, { token: null })).toEqual({ status: 401, body: { error: 'Unauthorized' } });
  expect(await call('PATCH', userEndpoints.user, { token: 'a.b.c', body: { user: {} } })).toEqual({
    status: 401,
    body: { error: 'Unauthorized' },
  });
});

test('presence is set by sending the whole person back', async () => {
  const { call } = await createClient();
  expect((await call('PATCH', userEndpoints.user, { body: { user: { ...demoUser, status: 'away' } } })).body).toEqual({
    ...demoUser,
    status: 'away',
  });
  expect((await call('GET', userEndpoints.user)).body).toEqual({ ...demoUser, status: 'away' });
});

test('id, stores and keys that reach a prototype are not merged', async () => {
  const { call } = await createClient();
  const text =
    '{"user":{"id":"user-2","firstName":"Ada","storeAssociates":[],"unknown":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}';
  expect((await call('PATCH', userEndpoints.user, { text })).body).toEqual({ ...demoUser, firstName: 'Ada' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a status or a home store that can not be is refused, and nothing changes', async () => {
  const { call } = await createClient();
  expect((await call('PATCH', userEndpoints.user, { body: { user: { firstName: 'Ada', status: 'asleep' } } })).status).toBe(400);
  const { status, body } = await call('PATCH', userEndpoints.user, { body: { user: { firstName: 'Ada', homeStoreId: 3 } } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'user.homeStoreId' }] });
  expect((await call('GET', userEndpoints.user)).body).toEqual(demoUser);
});

test('another home store is kept, and the lists follow', async () => {
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
