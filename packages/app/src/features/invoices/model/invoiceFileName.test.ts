import { expect, test } from 'vitest';
import { invoiceFileName } from './invoiceFileName';

test('invoiceFileName: contains the number, without characters that file systems refuse', () => {
  expect(invoiceFileName('Invoice', 'HP-2117')).toBe('Invoice HP-2117');
  expect(invoiceFileName('Fatura', '2026/117: "a"')).toBe('Fatura 2026-117- -a-');
});
