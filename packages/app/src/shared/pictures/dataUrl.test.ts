import { expect, test } from 'vitest';
import { isDataUrl, toBlob } from './dataUrl';

test('toBlob: turns a picture just chosen back into a file', async () => {
  const url = `data:image/png;base64,${btoa('\u0089PNG')}`;
  expect([isDataUrl(url), isDataUrl('/media/portraits/ada.svg'), isDataUrl(null)]).toEqual([true, false, false]);
  const file = toBlob(url);
  expect(file.type).toBe('image/png');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});
