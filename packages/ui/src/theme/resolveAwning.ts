import type { ColorRole } from '../tokens/colorRoles';
import { mix, readable } from '../tokens/contrast';
import { awnings } from './awnings';
import { ramp } from './ramps';
import type { ThemeName } from './themeNames';
import { at, MEANINGS, meaningRamps, meaningRoles, PART_RATIO, TEXT_RATIO } from './tones';

/** The roles that have their own values on the awning; drawings and colours fixed across themes keep those of the page. */
export type AwningRole = Exclude<ColorRole, `art.${string}` | `awning.${string}` | `categorical.${string}` | 'surface.scrim'>;

/**
 * Returns the value of every colour role on the awning, as `#rrggbb`: for the menu. The same in both schemes, like the cloth of
 * a shop front. Its accent is the light in the window.
 */
export function resolveAwning(theme: ThemeName): Record<AwningRole, string> {
  const { ground, stripe, light } = awnings[theme];
  const towards = (share: number) => mix(ground, stripe, share);
  const surfaces = {
    'surface.page': ground,
    'surface.nav': ground,
    'surface.raised': mix(ground, '#000000', 0.22),
    'surface.sunken': mix(ground, '#000000', 0.3),
    'surface.overlay': towards(0.05),
    'surface.hover': towards(0.08),
    'surface.pressed': towards(0.13),
  };
  const grounds = Object.values(surfaces);
  const lit = { soft: mix(ground, light, 0.16), softHover: mix(ground, light, 0.22) };
  // Amber would be mistaken for the window's light.
  const meanings = Object.assign(
    {},
    ...MEANINGS.map((name) =>
      meaningRoles(name, ramp(name === 'warning' ? 'orange' : meaningRamps[name], 'dark'), grounds, true),
    ),
  ) as ReturnType<typeof meaningRoles>;
  return {
    ...surfaces,
    'surface.inverse': stripe,
    'border.subtle': towards(0.14),
    'border.default': towards(0.22),
    'border.strong': towards(0.36),
    'border.control': readable(towards(0.4), stripe, grounds, PART_RATIO),
    'border.focus': light,
    'text.default': stripe,
    'text.muted': readable(towards(0.62), stripe, [...grounds, lit.soft], TEXT_RATIO),
    'text.disabled': towards(0.42),
    'text.inverse': ground,
    'text.link': light,
    'accent.solid': light,
    'accent.solidHover': mix(light, '#ffffff', 0.3),
    'accent.on': mix(ground, '#000000', 0.3),
    'accent.soft': lit.soft,
    'accent.softHover': lit.softHover,
    'accent.border': mix(ground, light, 0.5),
    'accent.text': light,
    ...meanings,
    'critical.solidHover': mix(at(ramp('red', 'dark'), 9), '#ffffff', 0.14),
  };
}
