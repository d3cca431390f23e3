import { foldText } from '@stockroom/ui';
import { expect, it } from 'vitest';
import { ALL_COURSES } from './academyAddress';
import { findCourses } from './findCourses';

const course = (title: string, category: string, completed = 0) => ({
  title,
  description: 'Şişe ve ısı',
  category,
  totalSteps: 4,
  progress: { currentStep: 0, completed },
});
const courses = [course('Count a shelf', 'stock', 1), course('ISI ÖLÇ', 'team'), course('Kasa', 'till')];
const found = (change: Partial<typeof ALL_COURSES>) =>
  findCourses(courses, { ...ALL_COURSES, ...change }, foldText).map(({ title }) => title);

it('findCourses: returns all courses without filters', () => {
  expect(found({})).toHaveLength(3);
  expect(found({ category: 'till' })).toEqual(['Kasa']);
  expect(found({ completed: 'hidden' })).toEqual(['ISI ÖLÇ', 'Kasa']);
});

it('findCourses: matches all words in any order, whichever i is typed', () => {
  expect(found({ search: 'shelf count' })).toEqual(['Count a shelf']);
  for (const search of ['ısı ölç', 'isi olc', 'İSİ ÖLÇ']) expect(found({ search })).toEqual(['ISI ÖLÇ']);
  expect(found({ search: '.*' })).toEqual([]);
});
