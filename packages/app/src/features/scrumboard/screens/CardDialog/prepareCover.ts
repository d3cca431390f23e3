import { COVER_HEAD, coverSize, type CoverProblem, judgeCover } from '../../model/coverFile';

const QUALITY = 0.8;
/** Largest `data:` URL that is kept, in characters. */
const MAX_URL = 1_500_000;

/** Makes a cover of a file: judged by its content, turned upright, made small, and written anew without anything else it had. */
export async function prepareCover(file: File): Promise<{ cover: string } | { problem: CoverProblem }> {
  const head = new Uint8Array(await file.slice(0, COVER_HEAD).arrayBuffer());
  const problem = judgeCover(head, file.size);
  if (problem) return { problem };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { problem: 'corrupt' };
  const cover = await draw(bitmap).catch(() => null);
  bitmap.close();
  if (!cover) return { problem: 'corrupt' };
  return cover.length > MAX_URL ? { problem: 'tooBig' } : { cover };
}

async function draw(bitmap: ImageBitmap): Promise<string | null> {
  const { width, height } = coverSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A cover has no see-through parts: JPEG would show them black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/jpeg;base64,${btoa(text)}`;
}
