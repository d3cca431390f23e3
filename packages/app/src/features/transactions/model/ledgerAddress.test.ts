import { expect, test } from 'vitest';
import { isDay, isNarrowed, ledgerAddress } from './ledgerAddress';

const read = (address: string) => ledgerAddress.read(new URLSearchParams(address));

test('an address says what the ledger is narrowed to, and is written as it was read', () => {
  const address =
    'search=harbor&productId=3&reason=damaged&userId=contact-1&direction=out&from=2026-02-01&to=2026-02-28&show=record';
  const { state, corrected } = read(address);
  expect(corrected).toEqual([]);
  expect(state).toEqual({
    search: 'harbor',
    productId: 3,
    reason: 'damaged',
    userId: 'contact-1',
    direction: 'out',
    from: '2026-02-01',
    to: '2026-02-28',
    overlay: 'record',
  });
  expect(ledgerAddress.write(state).toString()).toBe(address);
  expect(isNarrowed(state)).toBe(true);
});

test('what makes no sense is left out, and said', () => {
  const { state, corrected } = read('productId=-1&reason=magic&direction=up&from=2026-02-30&to=soon&show=nothing');
  expect(corrected).toEqual(['productId', 'reason', 'direction', 'from', 'to', 'show']);
  expect(isNarrowed(state)).toBe(false);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['0000-00-00', false],
  ['26-1-1', false],
  ['2026-03-01T09:00', false],
])('%s is a day: %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});
