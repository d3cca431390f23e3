import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { findComponents, titleOf } from './findComponents';
import { summariesTr } from './summariesTr';

const ui = join(import.meta.dirname, '../../../../../ui/src/components');
const names = globSync('*/*.stories.tsx', { cwd: ui }).map((path) => basename(path, '.stories.tsx'));

test('summariesTr: has Turkish text for every component', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(Object.keys(summariesTr).toSorted()).toEqual(names.toSorted());
});

const all = [
  { name: 'DateField', summary: 'A day, typed or chosen', examples: ['WithPresets'], props: ['minValue'] },
  { name: 'TextField', summary: 'One line of text, never a date', examples: ['Default'], props: ['maxLength'] },
];
const fold = (text: string) => text.toLowerCase();
const found = (search: string) =>
  findComponents(all, search, fold, ({ name }) => (name === 'DateField' ? 'Gün' : '')).map(({ name }) => name);

test('findComponents: finds a component by its name first, then by other text', () => {
  expect(found('date')).toEqual(['DateField', 'TextField']);
  expect(found('text field')).toEqual(['TextField']);
  expect(found('maxlength')).toEqual(['TextField']);
  expect(found('gün')).toEqual(['DateField']);
  expect(found('nothing')).toEqual([]);
  expect(titleOf('VariantsAndSizes')).toBe('Variants and sizes');
  expect(titleOf('LargeWithACourse')).toBe('Large with a course');
});
