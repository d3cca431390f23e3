import { describe, expect, it } from 'vitest';
import { contrast } from '../tokens/contrast';
import { partPairs, textPairs } from './contrastPairs';
import { SCHEMES, THEMES } from './themeNames';
import { resolveTheme } from './resolveTheme';

describe.each(THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))('%s %s', (theme, scheme) => {
  const values = resolveTheme(theme, scheme);
  it.each(textPairs)('%s reads on %s', (text, ground) =>
    expect(contrast(values[text], values[ground])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(partPairs)('%s is seen on %s', (part, ground) =>
    expect(contrast(values[part], values[ground])).toBeGreaterThanOrEqual(3),
  );
});
