import { describe, expect, it } from 'vitest';
import { contrast } from '../tokens/contrast';
import { categoricalPartPairs, categoricalTextPairs, partPairs, textPairs } from './contrastPairs';
import { SCHEMES, THEMES } from './themeNames';
import { resolveAwning, type AwningRole } from './resolveAwning';
import { resolveTheme } from './resolveTheme';

describe.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))('%s %s', (theme, scheme) => {
  const values = resolveTheme(theme, scheme);
  it.each([...textPairs, ...categoricalTextPairs])('%s reads on %s', (text, ground) =>
    expect(contrast(values[text], values[ground])).toBeGreaterThanOrEqual(4.5),
  );
  it.each([...partPairs, ...categoricalPartPairs])('%s is seen on %s', (part, ground) =>
    expect(contrast(values[part], values[ground])).toBeGreaterThanOrEqual(3),
  );
});

describe.each(THEMES)('%s awning', (theme) => {
  const values = resolveAwning(theme);
  it.each(textPairs)('%s reads on %s', (text, ground) =>
    expect(contrast(values[text as AwningRole], values[ground as AwningRole])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(partPairs)('%s is seen on %s', (part, ground) =>
    expect(contrast(values[part as AwningRole], values[ground as AwningRole])).toBeGreaterThanOrEqual(3),
  );
  it.each(SCHEMES)('its cloth and its stripe are told apart on the page, %s', (scheme) => {
    const page = resolveTheme(theme, scheme);
    const seen = ['awning.ground', 'awning.stripe'] as const;
    expect(Math.max(...seen.map((role) => contrast(page[role], page['surface.page'])))).toBeGreaterThanOrEqual(3);
    expect(contrast(page['awning.ground'], page['awning.stripe'])).toBeGreaterThanOrEqual(7);
  });
});
