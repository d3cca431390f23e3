import { expect, it } from 'vitest';
import { isDisabledArea } from './featureFlags.mjs';

it('isDisabledArea: recognises the files of an area that is not shown', () => {
  const files = [
    'app/src/features/gifts/api/saveGift.ts',
    'e2e/doubleSubmit/gifts.ts',
    'e2e/gifts.spec.ts',
    'e2e/doubleSubmit/notes.ts',
  ];
  expect(files.map((file) => isDisabledArea(file, ['gifts']))).toEqual([true, true, true, false]);
});
