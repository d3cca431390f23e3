import * as radix from '@radix-ui/colors';
import { mix } from '../tokens/contrast';
import type { SchemeName, ThemeName } from './themeNames';

/** A ramp of the library, or a mix of two of them. */
type Blend = readonly [name: string, other?: string, share?: number];

/**
 * The colours of each theme. The neutral is warm in all of them: paper. No accent comes near a meaning, which a test ensures,
 * so that a rose button cannot be mistaken for a delete button.
 */
const themeRamps: Record<ThemeName, { neutral: Blend; accent: Blend; night?: Blend; depth?: number }> = {
  default: { neutral: ['sand', 'gold', 0.5], accent: ['indigo', 'iris', 0.3], night: ['indigo', 'iris', 0.75], depth: 0.62 },
  brand: { neutral: ['olive', 'gold', 0.55], accent: ['lime', 'olive', 0.5], depth: 0.5 },
  teal: { neutral: ['sage', 'gold', 0.5], accent: ['teal', 'cyan', 0.75] },
  rose: { neutral: ['sand', 'bronze', 0.5], accent: ['pink', 'crimson', 0.35] },
  purple: { neutral: ['mauve', 'bronze', 0.55], accent: ['purple', 'plum', 0.1] },
  amber: { neutral: ['sand', 'gold', 0.9], accent: ['brown'], depth: 0.35 },
};

/** Twelve steps; index 0 is unused, so that `ramp[9]` is step 9. */
export type Ramp = readonly string[];

/** Returns a ramp of 12 steps by name, as `#rrggbb`. @throws when there is no such ramp */
export function ramp(name: string, scheme: SchemeName): Ramp {
  const steps = (radix as Record<string, Record<string, string>>)[scheme === 'dark' ? `${name}Dark` : name];
  if (!steps) throw new Error(`There is no colour ramp named ${name}`);
  return ['', ...Array.from({ length: 12 }, (_, index) => steps[`${name}${index + 1}`] ?? '')];
}

function blend([name, other = name, share = 0]: Blend, scheme: SchemeName): Ramp {
  const far = ramp(other, scheme);
  return ramp(name, scheme).map((step, index) => step && mix(step, far[index] ?? step, share));
}

export const neutralRamp = (theme: ThemeName, scheme: SchemeName) => blend(themeRamps[theme].neutral, scheme);
export function accentRamp(theme: ThemeName, scheme: SchemeName): Ramp {
  const { accent, night = accent } = themeRamps[theme];
  return blend(scheme === 'dark' ? night : accent, scheme);
}

/** Returns how far the accent of a light theme is mixed towards ink: dark schemes need it as bright as possible. */
export const accentDepth = (theme: ThemeName, scheme: SchemeName) => (scheme === 'dark' ? 0 : (themeRamps[theme].depth ?? 0));
