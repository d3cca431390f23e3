import { describe, expect, it } from 'vitest';
import { coverSize, judgeCover, MAX_COVER_BYTES } from './coverFile';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a cover', () => {
  it.each(['\u0089PNG\r\n', '\u00ff\u00d8\u00ff\u00e0', 'GIF89a', 'RIFF1234WEBP', '\0\0\0 ftypavif'])(
    'is taken by its content: %j',
    (head) => {
      expect(judgeCover(bytes(head), 10)).toBeNull();
    },
  );
  it.each(['<svg xmlns=', '%PDF-1.7', 'MZ', '', 'RIFF1234WAVE'])('is refused: %j', (head) => {
    expect(judgeCover(bytes(head), 10)).toBe('notAnImage');
  });
  it('is not read when it is larger than any photo', () => {
    expect(judgeCover(bytes('GIF89a'), MAX_COVER_BYTES + 1)).toBe('tooBig');
  });
  it('fits, with its own proportions', () => {
    expect(coverSize(4000, 3000)).toEqual({ width: 768, height: 576 });
    expect(coverSize(4000, 100)).toEqual({ width: 1024, height: 26 });
    expect(coverSize(10, 20_000)).toEqual({ width: 1, height: 576 });
    expect(coverSize(320, 200)).toEqual({ width: 320, height: 200 });
  });
});
