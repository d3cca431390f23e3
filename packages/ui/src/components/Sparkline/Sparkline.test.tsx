import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './Sparkline';

const drawn = (...values: (number | null)[]) => renderToString(<Sparkline values={values} label="Sold" />);

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is refused: an average of nothing is no point', (value) => {
  expect(() => drawn(1, value, 3)).toThrow(RangeError);
});

test('a value between two gaps is a dot, and gaps alone draw nothing', () => {
  expect(drawn(1, null, 3, null)).toContain('h0');
  expect(drawn(1, 2, null)).not.toContain('h0');
  expect(drawn(null, null)).not.toMatch(/NaN|Infinity/);
});
