import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../tokens/categories';
import { resolveCategorical } from './categorical';
import { COLOR_BLINDNESS, simulateColorBlindness } from './colorVision';
import { deltaE } from './deltaE';
import { resolveAwning } from './resolveAwning';
import { resolveTheme } from './resolveTheme';
import { SCHEMES, THEMES } from './themeNames';
import { MEANINGS } from './tones';

/**
 * Minimum CIEDE2000 differences: 2.3 is just noticeable side by side, 10 at a glance. Solid and text colours are told apart
 * from memory, on another page: 15. A soft fill has to be pale for its text, and that text states its meaning: three times just
 * noticeable.
 */
const MIN_DIFFERENCE = { solid: 15, text: 15, soft: 7 } as const;
const kinds = Object.keys(MIN_DIFFERENCE) as (keyof typeof MIN_DIFFERENCE)[];
const tones = ['accent', ...MEANINGS] as const;
const pairs = kinds.flatMap((kind) =>
  tones.flatMap((one, index) => tones.slice(index + 1).map((other) => [kind, one, other] as const)),
);

it.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))(
  'meaning colours: look unlike each other, %s %s',
  (theme, scheme) => {
    const values = resolveTheme(theme, scheme);
    const alike = pairs.filter(
      ([kind, one, other]) => deltaE(values[`${one}.${kind}`], values[`${other}.${kind}`]) < MIN_DIFFERENCE[kind],
    );
    expect(alike).toEqual([]);
  },
);

it.each(THEMES)('awning of %s: has a window light that looks like no meaning', (theme) => {
  const values = resolveAwning(theme);
  const alike = kinds.flatMap((kind) =>
    MEANINGS.filter((meaning) => deltaE(values[`accent.${kind}`], values[`${meaning}.${kind}`]) < MIN_DIFFERENCE[kind]),
  );
  expect(alike).toEqual([]);
});

describe.each(SCHEMES)('categorical palette, %s', (scheme) => {
  const palette = resolveCategorical(scheme);
  const solids = CATEGORIES.map((category) => palette[`categorical.${category}`]);
  const nearest = (colors: readonly string[]) =>
    Math.min(...colors.flatMap((one, index) => colors.slice(index + 1).map((other) => deltaE(one, other))));

  it('has no two hues that look alike', () => expect(nearest(solids)).toBeGreaterThanOrEqual(15));
  it.each(COLOR_BLINDNESS)('has none that look alike with %s', (blindness) =>
    expect(nearest(solids.map((hex) => simulateColorBlindness(blindness, hex)))).toBeGreaterThanOrEqual(10),
  );
});
