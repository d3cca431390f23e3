import { expect, test } from 'vitest';
import { isPostalCode } from './planFields';

test.each([
  ['04987', 'us', true],
  ['04987-1234', 'us', true],
  ['4987', 'us', false],
  ['35220', 'tr', true],
  ['3522', 'tr', false],
  ['sw1a 1aa', 'gb', true],
  ['12345', 'gb', false],
  ['', 'us', true],
  ['whatever', 'xx', true],
  ['04987', '', true],
])('isPostalCode: %s in %s: %s', (code, country, isOne) => {
  expect(isPostalCode(code, country)).toBe(isOne);
});
