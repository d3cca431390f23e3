import { expect, test } from 'vitest';
import { activityAddress, isNarrowed, NO_FILTERS } from './activityAddress';

const read = (query: string) => activityAddress.read(new URLSearchParams(query));

test('activityAddress: shows all, newest first, for a bare URL, and writes no query', () => {
  expect(read('')).toEqual({ state: NO_FILTERS, corrected: [] });
  expect(activityAddress.write(NO_FILTERS).toString()).toBe('');
  expect(isNarrowed(NO_FILTERS)).toBe(false);
});

test('activityAddress: restores the filters from the URL', () => {
  const state = { search: 'scarf', kind: 'product', person: 'contact-2', shown: 3 } as const;
  expect(read(activityAddress.write(state).toString()).state).toEqual(state);
  expect(isNarrowed(state)).toBe(true);
  expect(isNarrowed({ ...NO_FILTERS, shown: 3 })).toBe(false);
});

test('activityAddress: names invalid values', () => {
  expect(read('kind=magic&shown=999').corrected).toEqual(['kind', 'shown']);
  expect(read('shown=-1').state.shown).toBe(1);
});
