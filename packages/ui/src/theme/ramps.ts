import * as radix from '@radix-ui/colors';
import type { SchemeName, ThemeName } from './themeNames';

/** Which neutral and which accent ramp a theme has. */
const themeRamps = {
  default: { neutral: 'sand', accent: 'indigo' },
  brand: { neutral: 'olive', accent: 'grass' },
  teal: { neutral: 'sage', accent: 'teal' },
  rose: { neutral: 'mauve', accent: 'ruby' },
  purple: { neutral: 'mauve', accent: 'violet' },
  amber: { neutral: 'sand', accent: 'amber' },
} as const satisfies Record<ThemeName, { neutral: string; accent: string }>;

/** Twelve steps; index 0 is not used, so that `ramp[9]` is step 9. */
export type Ramp = readonly string[];

/** A ramp of 12 steps by name, as `#rrggbb`. @throws when there is no such ramp */
export function ramp(name: string, scheme: SchemeName): Ramp {
  const steps = (radix as Record<string, Record<string, string>>)[scheme === 'dark' ? `${name}Dark` : name];
  if (!steps) throw new Error(`There is no colour ramp named ${name}`);
  return ['', ...Array.from({ length: 12 }, (_, index) => steps[`${name}${index + 1}`] ?? '')];
}

export const neutralRamp = (theme: ThemeName, scheme: SchemeName) => ramp(themeRamps[theme].neutral, scheme);
export const accentRamp = (theme: ThemeName, scheme: SchemeName) => ramp(themeRamps[theme].accent, scheme);
