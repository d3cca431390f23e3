import { describe, expect, it } from 'vitest';
import { addImages, describeImage, isOwnPicture, moveImage, removeImage } from './imageList';

const image = (name: string) => ({ url: `/${name}.png`, alt: '' });
const pictures = { images: [image('a'), image('b'), image('c')], thumbnail: '/a.png' };
const order = ({ images }: typeof pictures | { images: { url: string }[] }) => images.map(({ url }) => url[1]).join('');

describe('pictures of a product', () => {
  it('use the first one as thumbnail', () => {
    expect(addImages({ images: [], thumbnail: null }, [image('a'), image('b')]).thumbnail).toBe('/a.png');
    expect(addImages(pictures, [image('d')]).thumbnail).toBe('/a.png');
  });

  it('contain the same picture only once', () => {
    expect(order(addImages(pictures, [image('a')]))).toBe('abc');
  });

  it('move, and stop at the ends', () => {
    expect(order(moveImage(pictures, 0, 1))).toBe('bac');
    expect(order(moveImage(pictures, 2, 0))).toBe('cab');
    expect(order(moveImage(pictures, 1, 9))).toBe('acb');
    expect(order(moveImage(pictures, 0, -1))).toBe('abc');
  });

  it('get another thumbnail when the current one is removed', () => {
    expect(removeImage(pictures, 0)).toMatchObject({ thumbnail: '/b.png' });
    expect(removeImage(pictures, 2)).toMatchObject({ thumbnail: '/a.png' });
    expect(removeImage({ images: [image('a')], thumbnail: '/a.png' }, 0)).toEqual({ images: [], thumbnail: null });
  });

  it('are distinguished by their descriptions', () => {
    expect(describeImage(pictures.images, 1, 'Side')[1]).toEqual({ url: '/b.png', alt: 'Side' });
  });
});

describe('isOwnPicture', () => {
  it.each(['data:image/png;base64,AAAA', '/products/watch.svg', 'blob:http://localhost/1'])('is true for %s', (url) => {
    expect(isOwnPicture(url)).toBe(true);
  });

  it.each([
    'https://tracker.example/pixel.gif',
    '//tracker.example/a.png',
    '/\\tracker.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/svg+xml;utf8,<svg onload=alert(1)>',
  ])('is false for %s', (url) => {
    expect(isOwnPicture(url)).toBe(false);
  });
});
