import { crc32, deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes an opaque picture with a palette of at most 256 colours: its most frequent ones, and for every other its nearest. The same picture
 * always gives the same bytes, so that two are compared by what is encoded.
 */
export const encodeSmall = (picture: PNG): Buffer => encodeIndexed(picture, paletteOf(picture));

const MOST_COLORS = 256;

/** Index by colour (`0xRRGGBBAA`), for every colour of the picture; the first entries are the palette. */
function paletteOf({ data }: PNG): { colors: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUInt32BE(at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, many], [b, few]) => few - many || a - b).map(([color]) => color);
  const colors = byCount.slice(0, MOST_COLORS);
  const indexOf = new Map(colors.map((color, index) => [color, index]));
  for (const color of byCount.slice(MOST_COLORS)) indexOf.set(color, nearest(color, colors));
  return { colors, indexOf };
}

function nearest(color: number, colors: readonly number[]): number {
  let [best, distance] = [0, Infinity];
  for (const [index, candidate] of colors.entries()) {
    const apart = [24, 16, 8].reduce((sum, shift) => sum + (((color >>> shift) & 255) - ((candidate >>> shift) & 255)) ** 2, 0);
    if (apart < distance) [best, distance] = [index, apart];
  }
  return best;
}

function encodeIndexed({ width, height, data }: PNG, { colors: palette, indexOf }: ReturnType<typeof paletteOf>): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed, the one compression and filter method, not interlaced.
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf.get(data.readUInt32BE((y * width + x) * 4)) ?? 0;
  }
  const colors = Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const framed = Buffer.alloc(body.length + 12);
  framed.writeUInt32BE(body.length, 0);
  framed.write(type, 4, 'latin1');
  body.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + body.length)), 8 + body.length);
  return framed;
}
