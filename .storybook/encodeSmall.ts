import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes an opaque picture without loss: with a palette when it has at most 256 colours, which most components do. */
export function encodeSmall(picture: PNG): Buffer {
  const palette = paletteOf(picture);
  return palette
    ? encodeIndexed(picture, palette)
    : PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, inputHasAlpha: true });
}

function paletteOf({ data }: PNG): Map<number, number> | undefined {
  const palette = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.readUInt32BE(at);
    if (palette.has(color)) continue;
    if (palette.size === 256) return undefined;
    palette.set(color, palette.size);
  }
  return palette;
}

function encodeIndexed({ width, height, data }: PNG, palette: Map<number, number>): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed, the one compression and filter method, not interlaced.
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = palette.get(data.readUInt32BE((y * width + x) * 4)) ?? 0;
  }
  const colors = Buffer.from([...palette.keys()].flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]));
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
