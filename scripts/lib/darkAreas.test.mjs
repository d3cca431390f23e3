import { expect, it } from 'vitest';
import { isDark } from './darkAreas.mjs';

it('knows the files of an area that is not shown', () => {
  const files = ['app/src/features/gifts/api/saveGift.ts', 'e2e/twice/gifts.ts', 'e2e/gifts.spec.ts', 'e2e/twice/notes.ts'];
  expect(files.map((file) => isDark(file, ['gifts']))).toEqual([true, true, true, false]);
});
