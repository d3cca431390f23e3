import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes an opaque picture with a palette of at most 256 colours: its most frequent ones, and for every other its nearest. The same picture
 * always gives the same bytes.
 */
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

/** Whether these are the bytes that `encodeSmall` gives for the picture, found without compressing it: that takes most of the time. */
export function isEncoded(bytes: Buffer, picture: PNG): boolean {
  const { head, colors, rows } = reduced(picture);
  const start = Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('PLTE', colors)]);
  if (!bytes.subarray(0, start.length).equals(start)) return false;
  const length = bytes.readUInt32BE(start.length);
  const body = bytes.subarray(start.length + 8, start.length + 8 + length);
  return inflateSync(body).equals(rows);
}

const MOST_COLORS = 256;

/** Index by pixel, for every colour of the picture; the first entries are the palette, as `0xRRGGBBAA`. */
function paletteOf(picture: PNG): { colors: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  eachRun(picture, (pixel, length) => counts.set(pixel, (counts.get(pixel) ?? 0) + length));
  const byCount = [...counts]
    .map(([pixel, count]) => ({ pixel, count, color: swapped(pixel) }))
    .toSorted((a, b) => b.count - a.count || a.color - b.color);
  const colors = byCount.slice(0, MOST_COLORS).map(({ color }) => color);
  const indexOf = new Map(
    byCount.map(({ pixel, color }, index) => [pixel, index < MOST_COLORS ? index : nearest(color, colors)]),
  );
  return { colors, indexOf };
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

function nearest(color: number, colors: readonly number[]): number {
  const [red, green, blue] = [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255];
  let [best, distance] = [0, Infinity];
  for (let index = 0; index < colors.length; index += 1) {
    const candidate = colors[index] ?? 0;
    const byRed = red - (candidate >>> 24);
    const byGreen = green - ((candidate >>> 16) & 255);
    const byBlue = blue - ((candidate >>> 8) & 255);
    const apart = byRed * byRed + byGreen * byGreen + byBlue * byBlue;
    if (apart < distance) [best, distance] = [index, apart];
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
