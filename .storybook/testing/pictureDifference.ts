import pixelmatch from 'pixelmatch';
import type { Pixels } from './webp.ts';

/**
 * Distance of two colours (OKLab; 1 is black from white) up to which a pixel counts as the same. Of 0.1, 0.05 and 0.03 the largest that still
 * sees what `pictureDifference.test.mjs` plants.
 */
const THRESHOLD = 0.03;
/** Pixels that may differ: decoding a photo differs by two or three between processors. */
const FEW = 20;
const SHARE = 0.0002;

/** How many pixels a person would see differ, smoothed edges left out; `Infinity` for another size. */
export function differentPixels(known: Pixels, now: Pixels, marked: Pixels | null = null): number {
  const { width, height } = now;
  if (known.width !== width || known.height !== height) return Infinity;
  return pixelmatch(known.data, now.data, marked?.data, width, height, { threshold: THRESHOLD });
}

/** How many of a picture's pixels may differ before it is another one. */
export const allowedPixels = ({ width, height }: Pixels): number => Math.max(FEW, Math.floor(width * height * SHARE));
