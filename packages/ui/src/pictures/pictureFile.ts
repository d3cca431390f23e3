export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** The reason that a file is rejected as a picture. */
export type PictureProblem =
  | 'empty'
  | 'svg'
  | 'heic'
  | 'notAnImage'
  | 'tooBig'
  | 'corrupt'
  /** The storage of this device is full, or the picture can't be made small enough. */
  | 'notStored';

/** Maximum size of a file that is read, in bytes: 20 MB, a phone's largest photo. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Types for the file picker. The decision is made by the content. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** Number of bytes from which a file's type is recognised. */
export const SNIFF_BYTES = 256;

/** Detects a file's type from its first bytes. Ignores its name and its stated type: a renamed program is still a program. */
export function sniffPicture(head: Uint8Array): PictureKind | 'svg' | 'heic' | null {
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
 * Checks a file before it is decoded.
 * @param size in bytes
 * @returns the reason for rejecting it, or null
 */
export function judgePicture(head: Uint8Array, size: number): PictureProblem | null {
  if (size === 0) return 'empty';
  const kind = sniffPicture(head);
  if (kind === null) return 'notAnImage';
  if (kind === 'svg' || kind === 'heic') return kind;
  return size > MAX_PICTURE_BYTES ? 'tooBig' : null;
}

export interface PictureSize {
  /** In pixels, as is the height. */
  width: number;
  height: number;
}

/** Returns the size that fits a box, with the picture's own proportions. A small picture keeps its size. */
export function fitSize(picture: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function ascii(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}
