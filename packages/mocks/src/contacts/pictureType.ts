import type { AVATAR_TYPES } from '@stockroom/contract';

type PictureType = (typeof AVATAR_TYPES)[number];

/**
 * Returns a picture's type by its first bytes, regardless of the declared type; `null` for everything else (including SVG,
 * which may contain scripts).
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const hasTextAt = (text: string, at: number) => [...text].every((sign, index) => bytes[at + index] === sign.codePointAt(0));
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0x89) && hasTextAt('PNG\r\n\u001a\n', 1)) return 'image/png';
  if (hasTextAt('RIFF', 0) && hasTextAt('WEBP', 8)) return 'image/webp';
  return null;
}
