import { expect, it } from 'vitest';
import { MODULE, problemOf, symbologyOf } from './barcodeBars';
import { drawBarcode } from './drawBarcode';

/**
 * Code sets of EAN and UPC, each digit in seven modules (GS1 General Specifications, 5.2.2): repeated here, to decode the drawn
 * bars.
 */
const L = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const R = L.map((digit) => digit.replace(/[01]/g, (module) => (module === '0' ? '1' : '0')));
const G = R.map((digit) => [...digit].toReversed().join(''));
const FIRST = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

function patternOf(code: string): string {
  const drawn = drawBarcode(code);
  if (!drawn) throw new Error('nothing is drawn');
  const modules = Array.from({ length: drawn.modules }, () => '0');
  for (const { at, width } of drawn.bars) modules.fill('1', at, at + width);
  return modules.join('');
}

function digitsIn(pattern: string, from: number, count: number): { digits: string; sets: string } {
  let [digits, sets] = ['', ''];
  for (let at = 0; at < count; at += 1) {
    const part = pattern.slice(from + at * 7, from + at * 7 + 7);
    const set = [L, G, R].findIndex((codes) => codes.includes(part));
    sets += 'LGR'[set] ?? '?';
    digits += [L, G, R][set]?.indexOf(part) ?? '?';
  }
  return { digits, sets };
}

it.each(['4006381333931', '9780201379624', '0012345678905'])(
  'drawBarcode: draws EAN-13 %s so that it is read back as its number',
  (code) => {
    const pattern = patternOf(code);
    const left = digitsIn(pattern, 11 + 3, 6);
    const right = digitsIn(pattern, 11 + 3 + 42 + 5, 6);
    expect(`${FIRST.indexOf(left.sets)}${left.digits}${right.digits}`).toBe(code);
    expect(pattern).toHaveLength(11 + 95 + 7);
    expect(pattern.slice(0, 14)).toBe(`${'0'.repeat(11)}101`);
  },
);

it('drawBarcode: draws UPC-A and EAN-8 so that they are read back as their numbers', () => {
  const upc = patternOf('036000291452');
  expect(digitsIn(upc, 9 + 3, 6).digits + digitsIn(upc, 9 + 3 + 42 + 5, 6).digits).toBe('036000291452');
  const ean8 = patternOf('96385074');
  expect(digitsIn(ean8, 7 + 3, 4).digits + digitsIn(ean8, 7 + 3 + 28 + 5, 4).digits).toBe('96385074');
});

it('drawBarcode: draws other codes as Code 128 with quiet zones, and skips unprintable ones', () => {
  for (const code of ['HP-W-0002', '04006381333932', '4006381333932']) expect(symbologyOf(code)).toBe('CODE128');
  const pattern = patternOf('HP-W-0002');
  // Start B, five characters, the four digits in pairs of set C, the check character, and the stop of 13 modules.
  expect(pattern).toHaveLength(10 + 11 * 10 + 13 + 10);
  expect(pattern.slice(10, 21)).toBe('11010010000');
  expect(pattern.slice(-23, -10)).toBe('1100011101011');
  for (const code of ['', 'ışık', 'x'.repeat(60)]) expect(drawBarcode(code)).toBeNull();
});

it('problemOf: reports missing, unprintable, invalid and narrow barcodes', () => {
  expect(problemOf('', null)).toBe('none');
  expect(problemOf('ışık', null)).toBe('unprintable');
  expect(problemOf('4006381333932', MODULE.most)).toBe('checkDigit');
  expect(problemOf('HP-W-0002-0003-0004', 0.12)).toBe('narrow');
  expect(problemOf('4006381333931', 0.33)).toBeNull();
});
