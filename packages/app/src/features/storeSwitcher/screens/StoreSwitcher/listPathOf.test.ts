import { expect, it } from 'vitest';
import { listPathOf } from './listPathOf';

it.each([
  ['/apps/ecommerce/inventory', '/apps/ecommerce/inventory'],
  ['/apps/ecommerce/inventory/import', '/apps/ecommerce/inventory'],
  ['/apps/chat', '/apps/chat'],
  ['/', '/'],
])('listPathOf: %s → %s', (page, list) => {
  expect(listPathOf(page)).toBe(list);
});
