import { expect, it } from 'vitest';
import { readPicture } from './readPicture';
import { pictureUrl, scalePicture } from './scalePicture';

const box = { width: 1200, height: 1200 };

/** Creates a picture whose left half is red and whose right half is blue. */
async function drawn(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type });
}

/** Inserts a camera's rotation of 90 degrees (EXIF) after the first two bytes of a JPEG. */
async function turned(jpeg: Blob): Promise<Blob> {
  const exif = [
    0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
  ];
  return new Blob([jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)], { type: 'image/jpeg' });
}

async function sizeOf(blob: Blob) {
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
}

async function opened(file: Blob): Promise<ImageBitmap> {
  const read = await readPicture(file);
  if ('problem' in read) throw new Error(read.problem);
  return read.bitmap;
}

it('scalePicture: scales a picture of 12,000 px down and re-encodes it', async () => {
  const small = await scalePicture(await opened(await drawn(12_000, 600)), { box });
  expect(await sizeOf(small)).toEqual({ width: 1200, height: 60 });
  expect(small.type).toBe('image/webp');
});

it('scalePicture: turns a photo upright, and drops its camera data', async () => {
  const file = await turned(await drawn(200, 100, 'image/jpeg'));
  const upright = await scalePicture(await opened(file), { box, type: 'image/jpeg' });
  expect(await sizeOf(upright)).toEqual({ width: 100, height: 200 });
  expect(await upright.text()).not.toContain('Exif');
});

it('scalePicture: writes a part of a picture in the requested size', async () => {
  const bitmap = await opened(await drawn(400, 200));
  const right = await scalePicture(bitmap, { box: { width: 64, height: 64 } }, { x: 200, y: 0, width: 200, height: 200 });
  const seen = new OffscreenCanvas(64, 64).getContext('2d');
  seen?.drawImage(await createImageBitmap(right), 0, 0);
  expect(await sizeOf(right)).toEqual({ width: 64, height: 64 });
  const [red, , blue] = seen?.getImageData(32, 32, 1, 1).data ?? [];
  expect(red).toBeLessThan(20);
  expect(blue).toBeGreaterThan(235);
});

it.each([
  ['nothing', new Blob([]), 'empty'],
  ['a program', new File(['MZ\u0090'], 'photo.jpg', { type: 'image/jpeg' }), 'notAnImage'],
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], { type: 'image/png' }), 'svg'],
  ['a torn picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])]), 'corrupt'],
])('readPicture: rejects %s', async (_what, file, problem) => {
  expect(await pictureUrl(file, { box })).toEqual({ problem });
});

it('pictureUrl: rejects a picture that stays too large to be stored', async () => {
  const noise = new OffscreenCanvas(1200, 1200);
  const context = noise.getContext('2d');
  const data = new ImageData(1200, 1200);
  data.data.forEach((_, index, all) => {
    all[index] = index % 4 === 3 ? 255 : (index * 2_654_435_761) >>> 24;
  });
  context?.putImageData(data, 0, 0);
  expect(await pictureUrl(await noise.convertToBlob(), { box, type: 'image/jpeg', quality: 1 })).toEqual({
    problem: 'notStored',
  });
});
