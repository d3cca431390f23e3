import { crc32, deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes an opaque picture with a palette of at most 256 colours. The same picture always gives the same bytes. */
export function encodeSmall(picture: PNG): Buffer {
  const { head, colors, rows } = reduced(picture);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const MOST_COLORS = 256;
/** So many of the most frequent ones are as they are: grounds, borders, words. */
const EXACT_COLORS = 64;

/** Index by pixel, for every colour of the picture; the palette's entries are `0xRRGGBBAA`. */
interface Palette {
  colors: number[];
  indexOf: Map<number, number>;
}

/** The palette that is true to the picture as far as its entries go: no colour is further from its entry than it must be. */
function paletteOf(picture: PNG): Palette {
  const counts = new Map<number, number>();
  eachRun(picture, (pixel, length) => counts.set(pixel, (counts.get(pixel) ?? 0) + length));
  const pixels = [...counts]
    .toSorted(([a, often], [b, rarely]) => rarely - often || swapped(a) - swapped(b))
    .map(([pixel]) => pixel);
  for (let distance = 0; ; distance += 2) {
    const palette = paletteWithin(pixels, distance);
    if (palette) return palette;
  }
}

/** The most frequent colours, and of the others those that are not within a distance of one before; `null` when that makes too many. */
function paletteWithin(pixels: readonly number[], distance: number): Palette | null {
  const palette: Palette = { colors: [], indexOf: new Map() };
  for (const pixel of pixels) {
    const color = swapped(pixel);
    const near = nearest(color, palette.colors, palette.colors.length < EXACT_COLORS ? 0 : distance);
    if (near === -1 && palette.colors.push(color) > MOST_COLORS) return null;
    palette.indexOf.set(pixel, near === -1 ? palette.colors.length - 1 : near);
  }
  return palette;
}

/** Pictures of pages are mostly flat: a run of the same pixel is looked up once. */
function eachRun({ data }: PNG, visit: (pixel: number, length: number, start: number) => void): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  let start = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    if (at < pixels.length && pixels[at] === pixels[start]) continue;
    visit(pixels[start] ?? 0, at - start, start);
    start = at;
  }
}

/** Bytes the other way round: memory holds red first, and so the lowest. */
const swapped = (pixel: number) =>
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

/** What is written of a picture: its size, the palette, and rows of indexes. */
function reduced(picture: PNG): { head: Buffer; colors: Buffer; rows: Buffer } {
  const { width, height } = picture;
  const { colors: palette, indexOf } = paletteOf(picture);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed, the one compression and filter method, not interlaced.
  head.set([8, 3, 0, 0, 0], 8);
  const indexes = Buffer.alloc(width * height);
  eachRun(picture, (pixel, length, start) => indexes.fill(indexOf.get(pixel) ?? 0, start, start + length));
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const colors = Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]));
  return { head, colors, rows };
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.alloc(body.length + 12);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  body.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
}
