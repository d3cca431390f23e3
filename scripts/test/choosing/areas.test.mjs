import { expect, it } from 'vitest';
import { areaFlag, isInArea } from './areas.mjs';

it('areaFlag: takes names that belong to no flag', () => {
  expect(areaFlag(['--full', 'contacts', 'chat'])).toEqual(['contacts', 'chat']);
  expect(areaFlag(['--only', 'unit', '--changed=main'])).toBeUndefined();
});

it('isInArea: recognises the files of an area', () => {
  const screen = './packages/app/src/features/contacts/screens/A.stories.tsx';
  expect([isInArea(screen, ['contacts']), isInArea(screen, ['chat']), isInArea(screen, undefined)]).toEqual([true, false, true]);
  expect(isInArea('/packages/app/e2e/contacts.spec.ts', ['contacts'])).toBe(true);
});
