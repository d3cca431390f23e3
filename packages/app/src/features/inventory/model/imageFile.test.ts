import { describe, expect, it } from 'vitest';
import { fitSize, judgeImage, MAX_IMAGE_BYTES, roomForImages, sniffImage } from './imageFile';

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const box = (brands: string) => new Uint8Array([0, 0, 0, 32, ...bytes(`ftyp${brands}`)]);

describe('sniffImage', () => {
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
  ])('knows %s by its content', (kind, head) => {
    expect(sniffImage(head)).toBe(kind);
  });

  it.each([
    ['a program', bytes('MZ\u0090\u0000')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a web page', bytes('<html><img src=x onerror=alert(1)>')],
    ['a video', box('isommp41')],
    ['nothing', new Uint8Array()],
    ['a cut PNG signature', PNG.subarray(0, 5)],
  ])('takes %s for no picture', (_what, head) => {
    expect(sniffImage(head)).toBeNull();
  });
});

describe('judgeImage', () => {
  it('takes a picture of a sound size', () => {
    expect(judgeImage(PNG, 5000, 3)).toEqual({ kind: 'png' });
  });

  it.each([
    ['empty', new Uint8Array(), 0, 3],
    ['notAnImage', bytes('MZ renamed to .jpg'), 100, 3],
    ['svg', bytes('<svg>'), 100, 3],
    ['heic', box('heic'), 100, 3],
    ['tooBig', PNG, MAX_IMAGE_BYTES + 1, 3],
    ['tooMany', PNG, 100, 0],
  ])('refuses: %s', (problem, head, size, room) => {
    expect(judgeImage(head, size, room)).toEqual({ problem });
  });
});

describe('fitSize', () => {
  it('scales the longer side down and never up', () => {
    expect(fitSize(12_000, 6000)).toEqual({ width: 1200, height: 600 });
    expect(fitSize(300, 4000)).toEqual({ width: 90, height: 1200 });
    expect(fitSize(80, 60)).toEqual({ width: 80, height: 60 });
    expect(fitSize(20_000, 2)).toEqual({ width: 1200, height: 1 });
  });
});

describe('roomForImages', () => {
  it('ends at 50', () => {
    expect(roomForImages(0)).toBe(50);
    expect(roomForImages(49)).toBe(1);
    expect(roomForImages(60)).toBe(0);
  });
});
