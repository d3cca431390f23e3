import type { Shadow } from '../tokens/scales';
import type { SchemeName } from './themeNames';

/** A layer of a shadow: `y`, its downward offset, and blur in px; the percentage of the ink. */
export interface ShadowLayer {
  y: number;
  blur: number;
  percent: number;
}

/** Ink colours of shadows, as red, green and blue. */
export const shadowInks: Record<SchemeName, readonly [number, number, number]> = { light: [26, 25, 23], dark: [0, 0, 0] };

export const shadows: Record<SchemeName, Record<Shadow, readonly ShadowLayer[]>> = {
  light: {
    raised: [
      { y: 1, blur: 2, percent: 6 },
      { y: 2, blur: 6, percent: 5 },
    ],
    overlay: [
      { y: 2, blur: 6, percent: 8 },
      { y: 12, blur: 32, percent: 16 },
    ],
  },
  dark: {
    raised: [
      { y: 1, blur: 2, percent: 40 },
      { y: 2, blur: 6, percent: 30 },
    ],
    overlay: [
      { y: 2, blur: 6, percent: 50 },
      { y: 12, blur: 32, percent: 60 },
    ],
  },
};
