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

/**
 * How many pixels a person would see differ, smoothed edges left out; `Infinity` for another size. A box that ends on a whole pixel is rounded
 * up now and then, so one row or column more at the end is the same size: a box that is really larger has its edge elsewhere.
 * @param marked as large as `common` of the two
 */
export function differentPixels(known: Pixels, now: Pixels, marked: Pixels | null = null): number {
  const { width, height } = common(known, now);
  if (Math.abs(known.width - now.width) > 1 || Math.abs(known.height - now.height) > 1) return Infinity;
  const [before, after] = [known, now].map((picture) => cropped(picture, width, height)) as [Uint8Array, Uint8Array];
  return pixelmatch(before, after, marked?.data, width, height, { threshold: THRESHOLD });
}

/** The size that both have. */
export const common = (known: Size, now: Size): Size => ({
  width: Math.min(known.width, now.width),
  height: Math.min(known.height, now.height),
});

function cropped(picture: Pixels, width: number, height: number): Uint8Array {
  if (picture.width === width) return picture.data.subarray(0, width * height * 4);
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = row * picture.width * 4;
    data.set(picture.data.subarray(start, start + width * 4), row * width * 4);
  }
  return data;
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** How many of a picture's pixels may differ before it is another one. */
export const allowedPixels = ({ width, height }: Pixels): number => Math.max(FEW, Math.floor(width * height * SHARE));
