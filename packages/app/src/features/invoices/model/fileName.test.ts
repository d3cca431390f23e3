import { expect, test } from 'vitest';
import { fileName } from './fileName';

test('a file is called by the invoice, without what a file system refuses', () => {
  expect(fileName('Invoice', 'HP-2117')).toBe('Invoice HP-2117');
  expect(fileName('Fatura', '2026/117: "a"')).toBe('Fatura 2026-117- -a-');
});
