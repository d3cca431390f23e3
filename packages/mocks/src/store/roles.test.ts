import {
  authEndpoints,
  AuthResponse,
  notesEndpoints,
  type Product,
  inventoryEndpoints,
  settingsEndpoints,
  storeEndpoints,
  type TeamPerson,
  type User,
  userEndpoints,
} from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { MockContext } from '../engine/context';
import type { Domain } from '../engine/domain';
import { demoCredentials } from '../index';
import { domains } from '../registry';
import { createClient } from '../testing/client';

/** Context that is enough to list the routes. */
const unasked = { host: null } as MockContext;
const mayNot = { status: 403, body: { error: 'READ ONLY' } };

test(`role "read": is refused every change of the store's data`, async () => {
  const { call } = await createClient({ scenario: 'role-read' });
  let changes = 0;
  for (const domain of domains as readonly Domain[]) {
    if (domain.belongsTo !== 'store') continue;
    const routes = (await domain.load())(unasked, domains);
    for (const { method, path, needs } of routes) {
      if (method === 'GET' || needs !== undefined) continue;
      changes += 1;
      expect([method, path, await call(method, path.replaceAll(/:\w+/g, '1'), { body: {} })]).toEqual([method, path, mayNot]);
    }
  }
  expect(changes).toBeGreaterThan(50);
});

test('role "read": reads everything and writes its own data', async () => {
  const { call } = await createClient({ scenario: 'role-read' });
  const { body: product } = await call<Product>('GET', `${inventoryEndpoints.product}?id=2`);
  expect(product.id).toBe(2);
  expect((await call('POST', notesEndpoints.note, { body: { note: { title: 'Mine' } } })).status).toBe(200);
  expect((await call('PATCH', settingsEndpoints.settings, { body: { settings: { counts: true } } })).status).toBe(200);
  expect((await call<User>('GET', userEndpoints.user)).body.role).toBe('read');
  const answer = await call('POST', authEndpoints.signIn, { token: null, body: demoCredentials });
  expect(v.parse(AuthResponse, answer.body).user.role).toBe('read');
});

test(`role "write": changes products, but neither the team nor the store's card`, async () => {
  const { call } = await createClient({ scenario: 'role-write' });
  expect((await call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Other' } } })).status).toBe(200);
  const adminsOnly = { status: 403, body: { error: 'ADMINS ONLY' } };
  expect(await call('PATCH', storeEndpoints.card, { body: { card: {} } })).toEqual(adminsOnly);
  const body = { id: 'one', email: 'one@example.com', role: 'write' };
  expect(await call('POST', settingsEndpoints.team, { body })).toEqual(adminsOnly);
});

test('changed role: applies to the next call', async () => {
  const { call } = await createClient();
  const { body: team } = await call<TeamPerson[]>('GET', settingsEndpoints.team);
  const other = team.find(({ isSelf }) => !isSelf);
  const self = team.find(({ isSelf }) => isSelf);
  await call('PATCH', settingsEndpoints.team, { body: { id: other?.id, role: 'admin' } });
  expect((await call('PATCH', settingsEndpoints.team, { body: { id: self?.id, role: 'read' } })).status).toBe(200);
  expect(await call('PATCH', inventoryEndpoints.product, { body: { id: 2, product: { name: 'Other' } } })).toEqual(mayNot);
});
