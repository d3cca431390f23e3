import { fitSize, type PictureProblem, type PictureSize } from './pictureFile';
import { readPicture } from './readPicture';

/** A part of a picture, in its pixels. */
export interface PictureArea extends PictureSize {
  x: number;
  y: number;
}

export interface PictureSpec {
  /** The box into which it is fitted; it is never enlarged. */
  box: PictureSize;
  /**
   * JPEG has no transparency: transparent areas become white. Where a browser can't write WebP, JPEG is written. @default
   * 'image/webp'
   */
  type?: 'image/webp' | 'image/jpeg';
  /** 0 to 1. @default 0.82, a product picture of 1200 px is then some 150 KB */
  quality?: number;
}

/**
 * Scales a picture, or a part of it, down and re-encodes it, so that none of the file's other data is kept.
 * @throws when the browser has no canvas, or not enough memory for one
 */
export async function scalePicture(bitmap: ImageBitmap, spec: PictureSpec, area: PictureArea = whole(bitmap)): Promise<Blob> {
  const { box, type = 'image/webp', quality = 0.82 } = spec;
  const { width, height } = fitSize(area, box);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  if (type === 'image/webp') {
    const webp = await canvas.convertToBlob({ type, quality });
    if (webp.type === type) return webp;
  }
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Maximum length of a stored `data:` URL, in characters. */
const MAX_URL = 1_500_000;

/** Converts a file to a picture that can be stored in a record: checked, turned upright, scaled down, re-encoded. */
export async function pictureUrl(file: Blob, spec: PictureSpec): Promise<{ url: string } | { problem: PictureProblem }> {
  const read = await readPicture(file);
  if ('problem' in read) return read;
  try {
    const url = await toDataUrl(await scalePicture(read.bitmap, spec));
    return url.length > MAX_URL ? { problem: 'notStored' } : { url };
  } catch {
    return { problem: 'notStored' };
  } finally {
    read.bitmap.close();
  }
}

/** Converts a blob to a URL that can be stored in a record. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

const whole = ({ width, height }: ImageBitmap): PictureArea => ({ x: 0, y: 0, width, height });
