import { expect, it } from 'vitest';
import { readPicture } from './readPicture';

/** The module patterns from the standard, independent of the reader under test. */
const L = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const FIRST = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const inverted = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('');
const backwards = (bits: string) => [...bits].toReversed().join('');

function modulesOf(code: string): string {
  const [first = '', ...rest] = code;
  const left = rest.slice(0, 6).map((digit, at) => {
    const bits = L[Number(digit)] ?? '';
    return FIRST[Number(first)]?.[at] === 'L' ? bits : backwards(inverted(bits));
  });
  const right = rest.slice(6).map((digit) => inverted(L[Number(digit)] ?? ''));
  return `${'0'.repeat(11)}101${left.join('')}01010${right.join('')}101${'0'.repeat(11)}`;
}

/** A picture of a code, each module `dots` pixels wide, with a light border above and below. */
function drawn(code: string, dots: number, isUpright = false) {
  const modules = modulesOf(code);
  const [long, short] = [modules.length * dots, 80];
  const [width, height] = isUpright ? [short, long] : [long, short];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [along, across] = isUpright ? [y, x] : [x, y];
      const isDark = across > 10 && across < 70 && modules[Math.floor(along / dots)] === '1';
      if (isDark) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

it.each(['4006381333931', '5901234123457', '8690000000005'])('readPicture: reads %s', (code) => {
  expect(readPicture(drawn(code, 3))).toBe(code);
});

it('readPicture: reads an upright code', () => {
  expect(readPicture(drawn('4006381333931', 2, true))).toBe('4006381333931');
});

it('readPicture: finds nothing in a picture without a code', () => {
  expect(readPicture({ data: new Uint8ClampedArray(200 * 100 * 4).fill(200), width: 200, height: 100 })).toBeNull();
});
