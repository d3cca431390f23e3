import { describe, expect, it } from 'vitest';
import { contrast } from '../tokens/contrast';
import { categoricalPartPairs, categoricalTextPairs, partPairs, textPairs } from './contrastPairs';
import { resolveAwning } from './resolveAwning';
import { resolveTheme } from './resolveTheme';
import { SCHEMES, THEMES } from './themeNames';

/** Lists the pairs whose contrast is below the minimum, with their ratio. */
const below = (least: number, pairs: readonly (readonly [string, string])[], values: Readonly<Record<string, string>>) =>
  pairs
    .map(([front, ground]) => ({ front, ground, ratio: contrast(values[front] ?? '', values[ground] ?? '') }))
    .filter(({ ratio }) => !(ratio >= least));

it.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))(
  'colour roles: have readable texts and visible parts, %s %s',
  (theme, scheme) => {
    const values = resolveTheme(theme, scheme);
    expect(below(4.5, [...textPairs, ...categoricalTextPairs], values)).toEqual([]);
    expect(below(3, [...partPairs, ...categoricalPartPairs], values)).toEqual([]);
  },
);

describe.each(THEMES)('awning of %s', (theme) => {
  const values = resolveAwning(theme);
  it('has readable texts and visible parts', () => {
    expect(below(4.5, textPairs, values)).toEqual([]);
    expect(below(3, partPairs, values)).toEqual([]);
  });
  it.each(SCHEMES)('has a cloth and a stripe that are distinct on the page, %s', (scheme) => {
    const page = resolveTheme(theme, scheme);
    const seen = ['awning.ground', 'awning.stripe'] as const;
    expect(Math.max(...seen.map((role) => contrast(page[role], page['surface.page'])))).toBeGreaterThanOrEqual(3);
    expect(contrast(page['awning.ground'], page['awning.stripe'])).toBeGreaterThanOrEqual(7);
  });
});
