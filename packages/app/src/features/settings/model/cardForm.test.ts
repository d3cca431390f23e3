import { PaymentCard } from '@stockroom/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandOf, cardProblems, formatCardNumber, toPaymentCard } from './cardForm';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-15T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const good = { holder: ' Defne Aldridge ', number: '4242 4242-4242 4242', expires: '08/29', code: '123' };

test('toPaymentCard: stores only the last four digits', () => {
  expect(cardProblems(good)).toEqual({});
  const storedCard = toPaymentCard(good);
  expect(v.parse(PaymentCard, storedCard)).toEqual({
    holder: 'Defne Aldridge',
    brand: 'visa',
    lastFour: '4242',
    expires: '2029-08',
  });
  expect(JSON.stringify(storedCard)).not.toContain('42424');
});

test.each([
  [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
  [{ number: '' }, { number: 'number' }],
  [{ number: '٤٢٤٢' }, { number: 'number' }],
  [{ expires: '02/26' }, { expires: 'expired' }],
  [{ expires: '03/26' }, {}],
  [{ expires: '13/29' }, { expires: 'expires' }],
  [{ expires: 'soon' }, { expires: 'expires' }],
  [{ code: '12' }, { code: 'code' }],
  [{ code: '1234' }, { code: 'code' }],
  [{ number: '3782 822463 10005', code: '1234' }, {}],
  [{ holder: '  ' }, { holder: 'holder' }],
])('cardProblems: %j', (change, problems) => {
  expect(cardProblems({ ...good, ...change })).toEqual(problems);
});

test.each([
  ['4', null],
  ['42', 'Visa'],
  ['5555', 'Mastercard'],
  ['3782', 'American Express'],
  ['9792', 'Troy'],
])('brandOf: %s is of %s', (typed, name) => {
  expect(brandOf(typed)?.name ?? null).toBe(name);
});

test('formatCardNumber: groups the digits as on the card', () => {
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(formatCardNumber('no number')).toBe('no number');
});
