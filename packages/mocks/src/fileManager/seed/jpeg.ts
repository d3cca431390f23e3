/** A picture as colours, row by row, each 0xRRGGBB. Width and height are multiples of 8. */
export interface Pixels {
  width: number;
  height: number;
  colors: Uint32Array;
}

const SIDE = 8;
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42,
  49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
];
/** Quantisation of each frequency, by its place in the zigzag. */
const coarseness = ZIGZAG.map((_, place) => 4 + place);
const DC_SIZES = Array.from({ length: 12 }, (_, size) => size);
const AC_SIGNS = [0x00, 0xf0, ...Array.from({ length: 160 }, (_, at) => ((at / 10) << 4) | ((at % 10) + 1))].map(
  (sign) => sign & 0xff,
);
const COSINES = Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  return Math.cos(((2 * place + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/**
 * Encodes a picture as baseline JPEG, with a single Huffman table of equal code lengths instead of the standard's. The file is
 * a seventh larger than necessary, but the code fits a page.
 */
export function jpeg({ width, height, colors }: Pixels): Uint8Array {
  const out = [...segment(0xd8), ...head(width, height)];
  const bits = bitWriter(out);
  const last = [0, 0, 0];
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      for (const channel of [0, 1, 2]) {
        const block = frequencies((x, y) => channelOf(colors[(top + y) * width + left + x] ?? 0, channel));
        writeBlock(bits, block, last[channel] ?? 0);
        last[channel] = block[0] ?? 0;
      }
    }
  }
  bits.end();
  return Uint8Array.from([...out, ...segment(0xd9)]);
}

function channelOf(color: number, channel: number): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  if (channel === 0) return 0.299 * red + 0.587 * green + 0.114 * blue - 128;
  return channel === 1 ? -0.1687 * red - 0.3313 * green + 0.5 * blue : 0.5 * red - 0.4187 * green - 0.0813 * blue;
}

/** Returns the quantised discrete cosine transform of a block, in zigzag order. */
function frequencies(valueAt: (x: number, y: number) => number): number[] {
  const values = Array.from({ length: 64 }, (_, at) => valueAt(at & 7, at >> 3));
  const [first = 0] = values;
  // Fast path: most of a drawing has a single colour.
  const flat = Math.round((first * SIDE) / (coarseness[0] ?? 1));
  if (values.every((value) => value === first)) return ZIGZAG.map((_, at) => (at === 0 ? flat : 0));
  const across = (of: readonly number[], at: (line: number, place: number) => number) =>
    Array.from({ length: 64 }, (_, to) => {
      const [line, frequency] = [to >> 3, to & 7];
      let sum = 0;
      for (let place = 0; place < SIDE; place += 1) sum += (of[at(line, place)] ?? 0) * (COSINES[frequency * 8 + place] ?? 0);
      return sum;
    });
  // Rows first; each result is stored as a column for the second pass, which turns the frequencies back into rows.
  const rows = across(values, (line, place) => line * 8 + place);
  const both = across(rows, (line, place) => place * 8 + line);
  return ZIGZAG.map((place, at) => Math.round((both[(place & 7) * 8 + (place >> 3)] ?? 0) / (coarseness[at] ?? 1)));
}

function writeBlock(bits: ReturnType<typeof bitWriter>, block: readonly number[], last: number): void {
  const write = (value: number, size: number) => bits.write(value < 0 ? value + (1 << size) - 1 : value, size);
  const difference = (block[0] ?? 0) - last;
  const dc = sizeOf(difference);
  bits.write(DC_SIZES.indexOf(dc), 4);
  write(difference, dc);
  let zeros = 0;
  for (const value of block.slice(1)) {
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.write(AC_SIGNS.indexOf(0xf0), 8);
    const size = sizeOf(value);
    bits.write(AC_SIGNS.indexOf((zeros << 4) | size), 8);
    write(value, size);
    zeros = 0;
  }
  if (zeros > 0) bits.write(AC_SIGNS.indexOf(0x00), 8);
}

const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));

function bitWriter(out: number[]) {
  let [held, count] = [0, 0];
  return {
    write(value: number, size: number): void {
      for (let bit = size - 1; bit >= 0; bit -= 1) {
        held = (held << 1) | ((value >> bit) & 1);
        count += 1;
        if (count < 8) continue;
        out.push(held);
        if (held === 0xff) out.push(0);
        [held, count] = [0, 0];
      }
    },
    end(): void {
      while (count > 0) this.write(1, 1);
    },
  };
}

function segment(marker: number, ...content: number[]): number[] {
  if (marker === 0xd8 || marker === 0xd9) return [0xff, marker];
  return [0xff, marker, ...two(content.length + 2), ...content];
}

const two = (value: number) => [value >> 8, value & 255];

function head(width: number, height: number): number[] {
  const sizes = (length: number, count: number) => Array.from({ length: 16 }, (_, at) => (at === length - 1 ? count : 0));
  return [
    ...segment(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...segment(0xdb, 0, ...coarseness),
    ...segment(0xc0, 8, ...two(height), ...two(width), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    ...segment(0xc4, 0x00, ...sizes(4, DC_SIZES.length), ...DC_SIZES),
    ...segment(0xc4, 0x10, ...sizes(8, AC_SIGNS.length), ...AC_SIGNS),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
  ];
}
