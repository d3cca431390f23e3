import { expect, test } from 'vitest';
import { fileName } from './fileName';

test('invoiceFileName: contains the number, without characters that file systems refuse', () => {
  expect(fileName('Invoice', 'HP-2117')).toBe('Invoice HP-2117');
  expect(fileName('Fatura', '2026/117: "a"')).toBe('Fatura 2026-117- -a-');
});
