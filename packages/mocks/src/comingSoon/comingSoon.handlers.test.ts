import { comingSoonEndpoints } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

const path = comingSoonEndpoints.comingSoon;

test('coming soon: accepts an address, and again without an error', async () => {
  const { call } = await createClient();
  expect(await call('POST', path, { body: { email: ' ada@example.com ' } })).toEqual({ status: 200, body: true });
  expect(await call('POST', path, { body: { email: 'Ada@example.com' } })).toEqual({ status: 200, body: true });
});

test('coming soon: rejects an invalid address by field, and a call without a token', async () => {
  const { call } = await createClient();
  const { status, body } = await call('POST', path, { body: { email: 'ada' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: 'email' }] });
  expect((await call('POST', path, { token: null, body: { email: 'ada@example.com' } })).status).toBe(401);
});
