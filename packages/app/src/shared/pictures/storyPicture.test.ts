import { expect, test } from 'vitest';
import { inScheme } from './storyPicture';

const text = '<p>Scan:</p><p><img src="/media/stories/app-floor/swept.webp" alt="Swept"> <img src="/media/portraits/1.webp"></p>';

test('pictures of stories are the dark ones in the dark, and others stay', () => {
  expect(inScheme(text, true)).toBe(text.replace('swept.webp', 'swept.dark.webp'));
  expect(inScheme(text, false)).toBe(text);
});
