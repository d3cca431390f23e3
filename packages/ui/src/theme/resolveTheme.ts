import type { ColorRole } from '../tokens/colorRoles';
import { contrast, mix, readable } from '../tokens/contrast';
import { accentRamp, neutralRamp, ramp, type Ramp } from './ramps';
import type { SchemeName, ThemeName } from './themeNames';

const at = (steps: Ramp, step: number) => steps[step] ?? '';
const TEXT_RATIO = 4.5;
const PART_RATIO = 3;

/** The value of every colour role in one theme and scheme, as `#rrggbb` (the scrim: with alpha). */
export function resolveTheme(theme: ThemeName, scheme: SchemeName): Record<ColorRole, string> {
  const dark = scheme === 'dark';
  const neutral = neutralRamp(theme, scheme);
  const surfaces = {
    'surface.page': dark ? at(neutral, 1) : at(neutral, 2),
    'surface.raised': dark ? at(neutral, 2) : '#ffffff',
    'surface.sunken': at(neutral, 3),
    'surface.overlay': dark ? at(neutral, 3) : '#ffffff',
    'surface.hover': at(neutral, 3),
    'surface.pressed': at(neutral, 4),
    'surface.nav': dark ? mix(at(neutral, 1), '#000000', 0.25) : at(neutral, 2),
  };
  const grounds = Object.values(surfaces);
  const ink = at(neutral, 12);
  const accent = accentRamp(theme, scheme);
  const accentTones = tones(accent, grounds, dark, theme === 'amber');
  const red = tones(ramp('red', scheme), grounds, dark, false);

  return {
    ...surfaces,
    'surface.inverse': dark ? at(neutral, 12) : mix(at(neutral, 12), '#000000', 0.1),
    'surface.scrim': dark ? '#05050480' : '#1a191780',
    'border.subtle': at(neutral, 4),
    'border.default': at(neutral, 6),
    'border.strong': at(neutral, 8),
    'border.control': readable(at(neutral, 8), ink, grounds, PART_RATIO),
    'border.focus': readable(at(accent, 9), at(accent, 12), grounds, PART_RATIO),
    'text.default': ink,
    'text.muted': readable(at(neutral, 11), ink, grounds, TEXT_RATIO),
    'text.disabled': at(neutral, 9),
    'text.inverse': dark ? at(neutral, 1) : '#ffffff',
    'text.link': accentTones.text,
    'accent.solid': accentTones.solid,
    'accent.solidHover': accentTones.solidHover,
    'accent.on': accentTones.on,
    'accent.soft': accentTones.soft,
    'accent.softHover': at(accent, 4),
    'accent.border': at(accent, 7),
    'accent.text': accentTones.text,
    ...meaning('info', ramp('blue', scheme), grounds, dark),
    ...meaning('success', ramp('jade', scheme), grounds, dark),
    ...meaning('warning', ramp('amber', scheme), grounds, dark, true),
    ...meaning('critical', ramp('red', scheme), grounds, dark),
    'critical.solidHover': red.solidHover,
    'art.line': at(neutral, 9),
    'art.fill': at(neutral, 5),
    'art.accent': at(accent, 9),
  };
}

/** Where white text is not readable on step 9, a light theme takes the deeper step 11; a bright ramp takes dark text instead. */
function tones(steps: Ramp, grounds: readonly string[], dark: boolean, bright: boolean) {
  const darkInk = mix(at(steps, dark ? 1 : 12), '#000000', 0.55);
  const whiteReads = (hex: string) => contrast('#ffffff', hex) >= TEXT_RATIO;
  const deep = !dark && !bright && !whiteReads(at(steps, 9));
  const solid = deep ? readable(at(steps, 11), '#000000', ['#ffffff'], TEXT_RATIO) : at(steps, 9);
  const on = whiteReads(solid) ? '#ffffff' : darkInk;
  const solidHover = on === '#ffffff' ? mix(solid, '#000000', 0.12) : mix(solid, '#ffffff', 0.14);
  const soft = at(steps, 3);
  return {
    solid,
    solidHover,
    on,
    soft,
    text: readable(at(steps, 11), at(steps, 12), [...grounds, soft, at(steps, 4)], TEXT_RATIO),
  };
}

function meaning<Name extends 'info' | 'success' | 'warning' | 'critical'>(
  name: Name,
  steps: Ramp,
  grounds: readonly string[],
  dark: boolean,
  bright = false,
) {
  const { solid, on, soft, text } = tones(steps, grounds, dark, bright);
  return {
    [`${name}.soft`]: soft,
    [`${name}.border`]: at(steps, 6),
    [`${name}.text`]: text,
    [`${name}.solid`]: solid,
    [`${name}.on`]: on,
  } as Record<`${Name}.${'soft' | 'border' | 'text' | 'solid' | 'on'}`, string>;
}
