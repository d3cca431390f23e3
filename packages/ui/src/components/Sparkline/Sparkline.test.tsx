import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './Sparkline';

const drawn = (...values: (number | null)[]) => renderToString(<Sparkline values={values} label="Sold" />);

test.each([Number.NaN, Number.POSITIVE_INFINITY])('Sparkline: rejects %s, such as the average of no values', (value) => {
  expect(() => drawn(1, value, 3)).toThrow(RangeError);
});

test('Sparkline: draws a dot for a value between two gaps, and nothing for gaps alone', () => {
  expect(drawn(1, null, 3, null)).toContain('h0');
  expect(drawn(1, 2, null)).not.toContain('h0');
  expect(drawn(null, null)).not.toMatch(/NaN|Infinity/);
});
