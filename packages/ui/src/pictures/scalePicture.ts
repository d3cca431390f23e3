import { fitSize, type PictureProblem, type PictureSize } from './pictureFile';
import { readPicture } from './readPicture';

/** A part of a picture, in its pixels. */
export interface PictureArea extends PictureSize {
  x: number;
  y: number;
}

export interface PictureSpec {
  /** It fits into this, and is never made larger. */
  box: PictureSize;
  /** JPEG has no transparency: what is see-through becomes white. Where a browser can't write WebP, JPEG is written. @default 'image/webp' */
  type?: 'image/webp' | 'image/jpeg';
  /** 0 to 1. @default 0.82, a product picture of 1200 px is then some 150 KB */
  quality?: number;
}

/**
 * Draws a picture, or a part of it, smaller and writes it anew, so that nothing the file had besides its picture is kept.
 * @throws when the browser has no canvas, or no room for one
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

/** Largest `data:` URL that is kept, in characters. */
const MAX_URL = 1_500_000;

/** Makes a picture that can be stored in a record of a file: judged, turned upright, made small, written anew. */
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

/** A blob as a URL that can stand in a record. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

const whole = ({ width, height }: ImageBitmap): PictureArea => ({ x: 0, y: 0, width, height });
