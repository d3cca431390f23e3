import { expect, it } from 'vitest';
import { areaFlag, ofArea } from './areas.mjs';

it('areaFlag: takes names that belong to no flag', () => {
  expect(areaFlag(['--full', 'contacts', 'chat'])).toEqual(['contacts', 'chat']);
  expect(areaFlag(['--only', 'unit', '--changed=main'])).toBeUndefined();
});

it('isInArea: recognises the files of an area', () => {
  const screen = './packages/app/src/features/contacts/screens/A.stories.tsx';
  expect([ofArea(screen, ['contacts']), ofArea(screen, ['chat']), ofArea(screen, undefined)]).toEqual([true, false, true]);
  expect(ofArea('/packages/app/e2e/contacts.spec.ts', ['contacts'])).toBe(true);
});
