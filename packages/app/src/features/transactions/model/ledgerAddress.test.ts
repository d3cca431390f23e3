import { expect, test } from 'vitest';
import { isDay, isNarrowed, ledgerAddress } from './ledgerAddress';

const read = (address: string) => ledgerAddress.read(new URLSearchParams(address));

test('ledgerAddress: reads the filters and writes them back unchanged', () => {
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

test('ledgerAddress: leaves out invalid values and reports them', () => {
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
])('isDay: %s gives %s', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});
