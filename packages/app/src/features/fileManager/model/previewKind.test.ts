import { expect, test } from 'vitest';
import { previewKind } from './previewKind';

test('previewKind: previews only types that cannot run code', () => {
  expect(['image/png', 'text/csv', 'text/plain', 'audio/mpeg', 'video/mp4', 'application/pdf'].map(previewKind)).toEqual([
    'picture',
    'table',
    'text',
    'sound',
    'film',
    'pdf',
  ]);
  for (const mime of ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/javascript', '']) {
    expect(previewKind(mime)).toBe('none');
  }
});
