import { contrast, mix, readable } from '../tokens/contrast';
import type { Ramp } from './ramps';

export const TEXT_RATIO = 4.5;
export const PART_RATIO = 3;

export const at = (steps: Ramp, step: number) => steps[step] ?? '';

export interface ToneOptions {
  dark: boolean;
  /** Keeps the ramp's solid bright in a light theme too, with dark text on it. */
  bright?: boolean;
  /** How far solid and text move towards step 12, 0 to 1: ink rather than colour. */
  depth?: number;
}

/**
 * Returns the tones of a ramp. Where white text is not readable on step 9, a light theme takes the deeper step 11; a bright
 * ramp takes dark text instead.
 */
export function tones(steps: Ramp, grounds: readonly string[], { dark, bright = false, depth = 0 }: ToneOptions) {
  const darkInk = mix(at(steps, dark ? 1 : 12), '#000000', 0.55);
  const whiteReads = (hex: string) => contrast('#ffffff', hex) >= TEXT_RATIO;
  const deep = !dark && !bright && !whiteReads(at(steps, 9));
  const filled = deep ? readable(at(steps, 11), '#000000', ['#ffffff'], TEXT_RATIO) : at(steps, 9);
  const solid = mix(filled, at(steps, 12), depth);
  const on = whiteReads(solid) ? '#ffffff' : darkInk;
  const solidHover = on === '#ffffff' ? mix(solid, '#000000', 0.12) : mix(solid, '#ffffff', 0.14);
  const soft = at(steps, 3);
  const text = readable(mix(at(steps, 11), at(steps, 12), depth), at(steps, 12), [...grounds, soft, at(steps, 4)], TEXT_RATIO);
  return { solid, solidHover, on, soft, text };
}

export const MEANINGS = ['info', 'success', 'warning', 'critical'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The ramp of each meaning: the same in every theme. */
export const meaningRamps: Record<Meaning, string> = { info: 'blue', success: 'jade', warning: 'amber', critical: 'red' };

/** Returns the colour roles of a meaning. */
export function meaningRoles<Name extends Meaning>(name: Name, steps: Ramp, grounds: readonly string[], dark: boolean) {
  const { solid, on, soft, text } = tones(steps, grounds, { dark, bright: name === 'warning' });
  return {
    [`${name}.soft`]: soft,
    [`${name}.border`]: at(steps, 6),
    [`${name}.text`]: text,
    [`${name}.solid`]: solid,
    [`${name}.on`]: on,
  } as Record<`${Name}.${'soft' | 'border' | 'text' | 'solid' | 'on'}`, string>;
}
