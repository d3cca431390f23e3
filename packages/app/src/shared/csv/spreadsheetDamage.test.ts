import { expect, test } from 'vitest';
import { digitsOfNumber, isSpreadsheetError, withoutControls } from './spreadsheetDamage';

test.each([
  ['4006381333931.0', '4006381333931'],
  ['4006381333931,00', '4006381333931'],
  ['4.006381333931E+12', '4006381333931'],
  ['4,006381333931e+12', '4006381333931'],
  ['4.006381333931E12', '4006381333931'],
  ['4.0063813339310E+12', '4006381333931'],
  ['4.00638E+12', null],
  ['4,00638E+12', null],
  [' 4E+12 ', null],
  ['4006381333931', undefined],
  ['1E5', undefined],
  ['12.50', undefined],
  ['A-1.0', undefined],
])('digitsOfNumber: reads %s as the digits %s', (cell, digits) => {
  expect(digitsOfNumber(cell)).toBe(digits);
});

test.each([
  '#N/A',
  '#NAME?',
  '#REF!',
  '#DIV/0!',
  '#VALUE!',
  '#DEĞER!',
  '#YOK',
  '#AD?',
  '#SAYI/0!',
  '#BAŞV!',
  ' #WERT! ',
  'Err:502',
])('isSpreadsheetError: recognises %s as a formula error', (cell) => {
  expect(isSpreadsheetError(cell)).toBe(true);
});

test.each(['#1', '#1!', 'N/A', '#sale', 'Lamp #AD? 2', '#', 'Err: none'])(
  'isSpreadsheetError: takes %s for ordinary text',
  (cell) => {
    expect(isSpreadsheetError(cell)).toBe(false);
  },
);

test('withoutControls: removes control characters but keeps tabs and line ends', () => {
  expect(withoutControls('La\u0000mp\u0007 \u009Fblue\u007F\n\tgreen')).toBe('Lamp blue\n\tgreen');
});
