/** Why a file is not taken as a cover. */
export type CoverProblem = 'notAnImage' | 'tooBig' | 'corrupt';

/** Largest file that is read, in bytes: 20 MB, a phone's largest photo. */
export const MAX_COVER_BYTES = 20 * 1024 * 1024;
/** What the file picker offers. What counts is the content. */
export const COVER_ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** Bytes that are enough to know what a file is. */
export const COVER_HEAD = 16;
/** Longest sides of a stored cover, in pixels: twice what the dialog shows. */
const MAX_WIDTH = 1024;
const MAX_HEIGHT = 576;

/** Judges a file by its first bytes and its size in bytes: its name and stated type are never asked. */
export function judgeCover(head: Uint8Array, size: number): CoverProblem | null {
  if (!isRaster(head)) return 'notAnImage';
  return size > MAX_COVER_BYTES ? 'tooBig' : null;
}

/** The size that fits a cover, with the picture's own proportions. A small picture stays as it is. */
export function coverSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function isRaster(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return (
    text.startsWith('\u0089PNG') ||
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^....ftypavi[fs]/su.test(text)
  );
}
