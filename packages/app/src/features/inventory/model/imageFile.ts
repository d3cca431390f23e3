import { PRODUCT_LIMITS } from '@stockroom/contract';

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** Why a file is not taken as a picture. */
export type ImageProblem =
  | 'empty'
  | 'svg'
  | 'heic'
  | 'notAnImage'
  | 'tooBig'
  | 'corrupt'
  | 'tooMany'
  /** The storage of this device is full, or the picture can't be made small enough. */
  | 'notStored';

/** Largest file that is read at all, in bytes: 20 MB, a phone's largest photo. */
export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
/** Longest side of a stored picture, in pixels. */
export const MAX_IMAGE_SIDE = 1200;
/** What the file picker offers. What counts is the content. */
export const IMAGE_ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** Bytes that are enough to know what a file is. */
export const SNIFF_BYTES = 256;

/**
 * Tells what a file is from its first bytes. Its name and its stated type are never asked: a renamed program is
 * still a program (screens, 1.5).
 */
export function sniffImage(head: Uint8Array): ImageKind | 'svg' | 'heic' | null {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (ascii(head, 0, 6) === 'GIF87a' || ascii(head, 0, 6) === 'GIF89a') return 'gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp') {
    const brands = ascii(head, 8, Math.min(head.length, 64));
    if (/avi[fs]/u.test(brands)) return 'avif';
    if (/hei[cfmsx]|hev[cmsx]|mif1|msf1/u.test(brands)) return 'heic';
    return null;
  }
  const text = new TextDecoder().decode(head).replace(/^\uFEFF?\s*/u, '');
  return /^<(?:svg|\?xml|!--|!doctype svg)/iu.test(text) ? 'svg' : null;
}

/**
 * Judges a file before it is decoded.
 * @param size in bytes
 * @param room how many more pictures the product can have
 */
export function judgeImage(head: Uint8Array, size: number, room: number): { kind: ImageKind } | { problem: ImageProblem } {
  if (room <= 0) return { problem: 'tooMany' };
  if (size === 0) return { problem: 'empty' };
  const kind = sniffImage(head);
  if (kind === null) return { problem: 'notAnImage' };
  if (kind === 'svg' || kind === 'heic') return { problem: kind };
  if (size > MAX_IMAGE_BYTES) return { problem: 'tooBig' };
  return { kind };
}

/** The size that fits `MAX_IMAGE_SIDE`, with the picture's own proportions. A small picture stays as it is. */
export function fitSize(width: number, height: number, side = MAX_IMAGE_SIDE): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How many more pictures fit on a product that has `count`. */
export function roomForImages(count: number): number {
  return Math.max(0, PRODUCT_LIMITS.images - count);
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function ascii(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}
