import { judgePicture, type PictureProblem, SNIFF_BYTES } from './pictureFile';

/**
 * Reads a file as a picture: checked by its content, decoded off the main thread, turned upright as its camera recorded.
 * Close the bitmap once it is not needed: a large one holds hundreds of megabytes.
 */
export async function readPicture(file: Blob): Promise<{ bitmap: ImageBitmap } | { problem: PictureProblem }> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const problem = judgePicture(head, file.size);
  if (problem) return { problem };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  return bitmap ? { bitmap } : { problem: 'corrupt' };
}
