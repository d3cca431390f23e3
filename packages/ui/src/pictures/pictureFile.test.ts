import { describe, expect, it } from 'vitest';
import { fitSize, judgePicture, MAX_PICTURE_BYTES, sniffPicture } from './pictureFile';

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const box = (brands: string) => new Uint8Array([0, 0, 0, 32, ...bytes(`ftyp${brands}`)]);

describe('sniffPicture', () => {
  it.each([
    ['png', PNG],
    ['jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['gif', bytes('GIF89a..')],
    ['gif', bytes('GIF87a..')],
    ['webp', bytes('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
    ['avif', box('avif\0\0\0\0mif1miaf')],
    ['avif', box('mif1\0\0\0\0avifmiaf')],
    ['heic', box('heic\0\0\0\0mif1heic')],
    ['svg', bytes('\uFEFF  <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">')],
    ['svg', bytes('<SVG onload="alert(1)">')],
  ])('recognises %s by its content', (kind, head) => {
    expect(sniffPicture(head)).toBe(kind);
  });

  it.each([
    ['a program', bytes('MZ\u0090\u0000')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a web page', bytes('<html><img src=x onerror=alert(1)>')],
    ['a video', box('isommp41')],
    ['nothing', new Uint8Array()],
    ['a cut PNG signature', PNG.subarray(0, 5)],
  ])('recognises no picture in %s', (_what, head) => {
    expect(sniffPicture(head)).toBeNull();
  });
});

describe('judgePicture', () => {
  it('accepts a picture of a valid size', () => {
    expect(judgePicture(PNG, 5000)).toBeNull();
  });

  it.each([
    ['empty', new Uint8Array(), 0],
    ['notAnImage', bytes('MZ renamed to .jpg'), 100],
    ['svg', bytes('<svg>'), 100],
    ['heic', box('heic'), 100],
    ['tooBig', PNG, MAX_PICTURE_BYTES + 1],
  ])('rejects %s', (problem, head, size) => {
    expect(judgePicture(head, size)).toBe(problem);
  });
});

describe('fitSize', () => {
  const side = { width: 1200, height: 1200 };
  it.each([
    [{ width: 12_000, height: 6000 }, side, { width: 1200, height: 600 }],
    [{ width: 300, height: 4000 }, side, { width: 90, height: 1200 }],
    [{ width: 80, height: 60 }, side, { width: 80, height: 60 }],
    [{ width: 20_000, height: 2 }, side, { width: 1200, height: 1 }],
    [
      { width: 4000, height: 100 },
      { width: 1024, height: 576 },
      { width: 1024, height: 26 },
    ],
    [
      { width: 10, height: 20_000 },
      { width: 1024, height: 576 },
      { width: 1, height: 576 },
    ],
  ])('fits %j into %j', (picture, frame, size) => {
    expect(fitSize(picture, frame)).toEqual(size);
  });
});
