import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import encode, { init as initEncoder } from '@jsquash/webp/encode.js';

/** A picture as pixels: red, green, blue, opacity, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Code of a codec, which would fetch it itself in a browser. */
const codeOf = (codec: string) =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${codec}.wasm`)));

let decoder: Promise<unknown> | undefined;
let encoder: Promise<unknown> | undefined;

/** Reads a WebP. */
export async function readWebp(file: Uint8Array): Promise<Pixels> {
  await (decoder ??= codeOf('dec/webp_dec').then(initDecoder));
  const { data, width, height } = await decode(Uint8Array.from(file).buffer);
  return { data: new Uint8Array(data.buffer), width, height };
}

/** Lossless encoding. The maximum effort would save another fortieth of a file, at ten times the time. */
const LOSSLESS = { lossless: 1, quality: 90, method: 5, exact: 1 };

/** Encodes a picture as a lossless WebP. */
export async function writeWebp({ data, width, height }: Pixels): Promise<Uint8Array> {
  // The variant that the encoder picks by itself on every processor that Node runs on.
  await (encoder ??= codeOf('enc/webp_enc_simd').then(initEncoder));
  const pixels = { data: Uint8ClampedArray.from(data), width, height, colorSpace: 'srgb' } as ImageData;
  return new Uint8Array(await encode(pixels, LOSSLESS));
}
