import type { Pixels } from './webp.ts';

/** Reduces an opaque picture to at most 256 colours, for a small file. The same picture always gives the same result. */
export function reduceColors({ data, width, height }: Pixels): Pixels {
  const picture = { data: Uint8Array.from(data), width, height };
  const { colors, indexOf } = paletteOf(picture);
  const pixels = pixelsOf(picture);
  eachRun(picture, (pixel, length, start) =>
    pixels.fill(reverseBytes(colors[indexOf.get(pixel) ?? 0] ?? 0), start, start + length),
  );
  return picture;
}

const MOST_COLORS = 256;
/** Number of the most frequent colours kept exactly: backgrounds, borders, text. */
const EXACT_COLORS = 64;

/** Index by pixel, for every colour of the picture. Palette entries are `0xRRGGBBAA`. */
interface Palette {
  colors: number[];
  indexOf: Map<number, number>;
}

/** Palette with the smallest distance limit that 256 colours allow: no colour is further from its entry than necessary. */
function paletteOf(picture: Pixels): Palette {
  const counts = new Map<number, number>();
  eachRun(picture, (pixel, length) => counts.set(pixel, (counts.get(pixel) ?? 0) + length));
  const pixels = [...counts]
    .toSorted(([a, often], [b, rarely]) => rarely - often || reverseBytes(a) - reverseBytes(b))
    .map(([pixel]) => pixel);
  for (let distance = 0; ; distance += 2) {
    const palette = paletteWithin(pixels, distance);
    if (palette) return palette;
  }
}

/**
 * Palette of the most frequent colours, and of those others that are not within `distance` of an earlier entry; `null` if that
 * makes too many.
 */
function paletteWithin(pixels: readonly number[], distance: number): Palette | null {
  const palette: Palette = { colors: [], indexOf: new Map() };
  for (const pixel of pixels) {
    const color = reverseBytes(pixel);
    const near = nearest(color, palette.colors, palette.colors.length < EXACT_COLORS ? 0 : distance);
    if (near === -1 && palette.colors.push(color) > MOST_COLORS) return null;
    palette.indexOf.set(pixel, near === -1 ? palette.colors.length - 1 : near);
  }
  return palette;
}

/** Visits each run of equal pixels: pictures of pages are mostly flat, so each run is looked up once. */
function eachRun(picture: Pixels, visit: (pixel: number, length: number, start: number) => void): void {
  const pixels = pixelsOf(picture);
  let start = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    if (at < pixels.length && pixels[at] === pixels[start]) continue;
    visit(pixels[start] ?? 0, at - start, start);
    start = at;
  }
}

/** View of the same memory with one number for each pixel. */
const pixelsOf = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Reverses the bytes of a pixel: memory holds red first, and so as the lowest byte. */
const reverseBytes = (pixel: number) =>
  (((pixel & 255) << 24) | ((pixel & 0xff00) << 8) | ((pixel >>> 8) & 0xff00) | (pixel >>> 24)) >>> 0;

/** Index of the nearest colour, by the channel that differs most; -1 when none is within the distance. */
function nearest(color: number, colors: readonly number[], distance: number): number {
  let best = -1;
  let least = distance + 1;
  for (let index = 0; index < colors.length; index += 1) {
    const other = colors[index] ?? 0;
    const red = Math.abs((color >>> 24) - (other >>> 24));
    const green = Math.abs(((color >>> 16) & 255) - ((other >>> 16) & 255));
    const blue = Math.abs(((color >>> 8) & 255) - ((other >>> 8) & 255));
    const apart = Math.max(red, green, blue);
    if (apart >= least) continue;
    best = index;
    least = apart;
  }
  return best;
}
