import { CATEGORIES } from '../tokens/categories';
import type { ColorRole } from '../tokens/colorRoles';
import { mix, readable } from '../tokens/contrast';
import { awnings } from './awnings';
import { resolveCategorical } from './categorical';
import { accentDepth, accentRamp, neutralRamp, ramp } from './ramps';
import type { SchemeName, ThemeName } from './themeNames';
import { at, meaningRamps, meaningRoles, PART_RATIO, TEXT_RATIO, tones } from './tones';

/** Returns the value of every colour role in one theme and scheme, as `#rrggbb` (the scrim: with alpha). */
export function resolveTheme(theme: ThemeName, scheme: SchemeName): Record<ColorRole, string> {
  const dark = scheme === 'dark';
  const neutral = neutralRamp(theme, scheme);
  const { ground, stripe, light } = awnings[theme];
  // Paper in the light scheme, with the warmth of the awning's stripe: never pure white on pure grey.
  const sheet = mix(at(neutral, 1), stripe, 0.22);
  const paper = mix(mix(at(neutral, 2), at(neutral, 3), 0.3), stripe, 0.35);
  const well = dark ? at(neutral, 3) : mix(at(neutral, 3), stripe, 0.4);
  const surfaces = {
    'surface.page': dark ? at(neutral, 1) : paper,
    'surface.raised': dark ? at(neutral, 2) : sheet,
    'surface.sunken': well,
    'surface.overlay': dark ? at(neutral, 3) : sheet,
    'surface.hover': well,
    'surface.pressed': dark ? at(neutral, 4) : mix(at(neutral, 4), stripe, 0.25),
    'surface.nav': dark ? mix(at(neutral, 1), '#000000', 0.25) : paper,
  };
  const grounds = Object.values(surfaces);
  const ink = at(neutral, 12);
  const accent = accentRamp(theme, scheme);
  const fills = [at(accent, 4), at(accent, 5)];
  const accentTones = tones(accent, [...grounds, ...fills], { dark, depth: accentDepth(theme, scheme) });
  const fixed = resolveCategorical(scheme);
  const tints = CATEGORIES.map((category) => fixed[`categorical.${category}Soft`]);
  const meaning = <Name extends keyof typeof meaningRamps>(name: Name) =>
    meaningRoles(name, ramp(meaningRamps[name], scheme), grounds, dark);

  return {
    ...surfaces,
    'surface.inverse': dark ? at(neutral, 12) : mix(at(neutral, 12), '#000000', 0.1),
    'surface.scrim': dark ? '#05050480' : '#1a191780',
    'border.subtle': at(neutral, 4),
    'border.default': at(neutral, 6),
    'border.strong': at(neutral, 8),
    'border.control': readable(at(neutral, 8), ink, grounds, PART_RATIO),
    'border.focus': readable(accentTones.solid, at(accent, 12), grounds, PART_RATIO),
    'text.default': ink,
    'text.muted': readable(at(neutral, 11), ink, [...grounds, ...tints, at(accent, 4)], TEXT_RATIO),
    'text.disabled': at(neutral, 9),
    'text.inverse': dark ? at(neutral, 1) : '#ffffff',
    'text.link': accentTones.text,
    'accent.solid': accentTones.solid,
    'accent.solidHover': accentTones.solidHover,
    'accent.on': accentTones.on,
    'accent.soft': at(accent, 4),
    'accent.softHover': at(accent, 5),
    'accent.border': at(accent, 7),
    'accent.text': accentTones.text,
    ...meaning('info'),
    ...meaning('success'),
    ...meaning('warning'),
    ...meaning('critical'),
    'critical.solidHover': tones(ramp('red', scheme), grounds, { dark }).solidHover,
    'awning.ground': ground,
    'awning.stripe': stripe,
    'awning.light': light,
    'art.line': at(neutral, 9),
    'art.fill': at(neutral, 5),
    'art.accent': dark ? at(accent, 9) : accentTones.solid,
    ...fixed,
  };
}
