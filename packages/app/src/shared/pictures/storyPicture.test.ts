import { expect, test } from 'vitest';
import { inScheme } from './storyPicture';

const text = '<p>Scan:</p><p><img src="/media/stories/app-floor/swept.webp" alt="Swept"> <img src="/media/portraits/1.webp"></p>';

test('inScheme: uses the dark pictures of stories in the dark scheme, and leaves others unchanged', () => {
  expect(inScheme(text, true)).toBe(text.replace('swept.webp', 'swept.dark.webp'));
  expect(inScheme(text, false)).toBe(text);
});
