import type { ProductImage } from '@stockroom/contract';
import { fitSize, type ImageProblem, judgeImage, SNIFF_BYTES } from '../../model/imageFile';

/** Quality of what is written: a product picture of 1200 px is then some 150 KB. */
const QUALITY = 0.82;
/** Largest `data:` URL that is kept, in characters. */
const MAX_URL = 1_500_000;

/**
 * Makes a picture of a file: judged by its content, turned upright, at most 1200 px, written anew as WebP (JPEG where the browser
 * can't), so that nothing the file had besides its picture is kept.
 * @param room how many more pictures the product can have
 */
export async function prepareImage(file: File, room: number): Promise<{ image: ProductImage } | { problem: ImageProblem }> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const judgement = judgeImage(head, file.size, room);
  if ('problem' in judgement) return judgement;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { problem: 'corrupt' };
  try {
    const url = await draw(bitmap);
    return url.length > MAX_URL ? { problem: 'notStored' } : { image: { url, alt: '' } };
  } catch {
    return { problem: 'notStored' };
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap): Promise<string> {
  const { width, height } = fitSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (webp.type === 'image/webp') return toDataUrl(webp);
  // JPEG has no transparency: what was transparent becomes white, not black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return toDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('unreadable')));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
