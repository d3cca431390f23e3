import pixelmatch from 'pixelmatch';
import type { Pixels } from './webp.ts';

/**
 * Distance of two colours (OKLab; 1 is black to white) up to which pixels count as the same. The largest of 0.1, 0.05 and 0.03
 * that still detects the differences in `pictureDifference.test.mjs`.
 */
const THRESHOLD = 0.03;
/** Number of pixels that may always differ: a decoded photo differs by two or three between processors. */
const MIN_ALLOWED_PIXELS = 20;
const SHARE = 0.0002;

/**
 * Counts the pixels that a person would see differ, without smoothed edges; `Infinity` if the sizes differ. A box that ends on
 * a whole pixel is sometimes rounded up, so one extra row or column at the end counts as the same size: a really larger box has
 * its edge elsewhere.
 * @param marked as large as `commonSize` of the two
 */
export function countDifferentPixels(known: Pixels, now: Pixels, marked: Pixels | null = null): number {
  const { width, height } = commonSize(known, now);
  if (Math.abs(known.width - now.width) > 1 || Math.abs(known.height - now.height) > 1) return Infinity;
  const [before, after] = [known, now].map((picture) => cropped(picture, width, height)) as [Uint8Array, Uint8Array];
  return pixelmatch(before, after, marked?.data, width, height, { threshold: THRESHOLD });
}

/** Size that two pictures have in common. */
export const commonSize = (known: Size, now: Size): Size => ({
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

/** Number of a picture's pixels that may differ before the picture counts as changed. */
export const allowedPixels = ({ width, height }: Pixels): number =>
  Math.max(MIN_ALLOWED_PIXELS, Math.floor(width * height * SHARE));
