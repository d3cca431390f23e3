import { Navigation, paths, type NavigationItem } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

test('every layout gets a menu whose entries lead somewhere', async () => {
  const { call } = await createClient();
  const { status, body } = await call('GET', paths.common.navigation);
  expect(status).toBe(200);
  const navigation = v.parse(Navigation, body);
  const leaves = (items: NavigationItem[]): NavigationItem[] =>
    items.flatMap((item) => (item.children ? leaves(item.children) : [item]));
  for (const items of Object.values(navigation)) {
    expect(leaves(items).map(({ link }) => link)).toEqual(['/apps/ecommerce/inventory']);
  }
});

test('the menu is for people who are signed in', async () => {
  const { call } = await createClient();
  expect((await call('GET', paths.common.navigation, { token: null })).status).toBe(401);
});
