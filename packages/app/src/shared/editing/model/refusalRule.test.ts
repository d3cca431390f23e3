import { PRODUCT_LIMITS, ProductPatch } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { refusalRuleOf } from './refusalRule';

/** Message of the shared schemas, which the server answers with. */
function messageOf(patch: object): string {
  return v.safeParse(ProductPatch, patch).issues?.[0].message ?? '';
}

it.each([
  [{ price: 1.234 }, { rule: 'decimals', most: 2 }],
  [{ price: -1 }, { rule: 'tooSmall', least: 0 }],
  [{ price: 1e12 }, { rule: 'tooLarge', most: 999_999_999.99 }],
  [{ price: 'ten' }, { rule: 'notNumber' }],
  [{ price: Number.POSITIVE_INFINITY }, { rule: 'notNumber' }],
  [{ stock: 1.5 }, { rule: 'notWhole' }],
  [{ name: ' ' }, { rule: 'missing' }],
  [{ images: [{ url: '/a.png' }] }, { rule: 'missing' }],
  [{ name: 'x'.repeat(256) }, { rule: 'tooLong', most: PRODUCT_LIMITS.name }],
  [{ sku: 'x'.repeat(65) }, { rule: 'tooMuch', most: PRODUCT_LIMITS.sku }],
  [{ tags: Array.from({ length: 51 }, String) }, { rule: 'tooMuch', most: PRODUCT_LIMITS.tags }],
])('recognises why a product of %j is refused', (patch, rule) => {
  expect(refusalRuleOf(messageOf(patch))).toEqual(rule);
});

it.each([
  ['is taken by another product of the store', { rule: 'productHasIt' }],
  ['is taken by another label', { rule: 'taken' }],
  ['is taken', { rule: 'taken' }],
  ['would leave -3', { rule: 'tooFew', after: -3 }],
  ['must be 0 or more', { rule: 'tooSmall', least: 0 }],
  ['is not there', { rule: 'gone' }],
  ['is not a store of this person', { rule: 'noStore' }],
  ['is not the address of a picture', { rule: 'noPicture' }],
])('recognises %j', (message, rule) => {
  expect(refusalRuleOf(message)).toEqual(rule);
});

it("returns null for a host's own messages", () => {
  expect(refusalRuleOf('Prices end in .99 here')).toBeNull();
});
