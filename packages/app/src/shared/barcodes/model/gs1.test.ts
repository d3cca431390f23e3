import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCode } from './gs1';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const GTIN = '09506000134352';

test.each([
  ['(01)09506000134352(10)ABC-123(17)271231', { lot: 'ABC-123', goodUntil: '2027-12-31' }],
  ['(01) 09506000134352 (17) 270200 (21) 7', { goodUntil: '2027-02-28', serial: '7' }],
  ['(01)09506000134352', {}],
  [']C101095060001343521727123110ABC', { goodUntil: '2027-12-31', lot: 'ABC' }],
  [']d2010950600013435210ABC\u001d17271231', { lot: 'ABC', goodUntil: '2027-12-31' }],
  ['\u001d010950600013435221X1\u001d3103000750', { serial: 'X1' }],
  ['üQ3010950600013435215260630', { goodUntil: '2026-06-30' }],
  ['010950600013435217271231', { goodUntil: '2027-12-31' }],
  ['https://id.gs1.org/01/09506000134352/10/AB%2F1/21/77?17=271231', { lot: 'AB/1', serial: '77', goodUntil: '2027-12-31' }],
  ['HTTPS://shop.example.com/some/path/01/9506000134352?15=270101', { goodUntil: '2027-01-01' }],
])('readCode: finds the GTIN of the product in %s', (text, facts) => {
  expect(readCode(text)).toEqual({ code: text.includes('/9506') ? '9506000134352' : GTIN, facts });
});

test.each([
  ['4006381333931', '4006381333931'],
  [']E04006381333931', '4006381333931'],
  ['HP-W-0010', 'HP-W-0010'],
  ['(01)09506000134353(10)ABC', '(01)09506000134353(10)ABC'],
  ['0109506000134352', '0109506000134352'],
  ['https://example.com/products/12', 'https://example.com/products/12'],
  ['(blue) shirt', '(blue) shirt'],
  ['(01)', '(01)'],
])('readCode: leaves %s unchanged', (text, code) => expect(readCode(text)).toEqual({ code, facts: {} }));

test('readCode: reads a date in the nearest century and rejects an invalid one', () => {
  expect(readCode(`(01)${GTIN}(17)770101`).facts.goodUntil).toBe('1977-01-01');
  expect(readCode(`(01)${GTIN}(17)760101`).facts.goodUntil).toBe('2076-01-01');
  expect(readCode(`(01)${GTIN}(17)261332`).facts).toEqual({});
});
