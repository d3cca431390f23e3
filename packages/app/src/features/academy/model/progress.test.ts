import { describe, expect, it } from 'vitest';
import { minutesLeft, missingBefore, percentOf, stateOf, stepOf, stepToGoOn } from './progress';

const course = (currentStep: number, completed: number, totalSteps = 4) => ({
  totalSteps,
  duration: 12,
  progress: { currentStep, completed },
});

describe('course progress', () => {
  it.each([
    [course(0, 0), 'new', 0],
    [course(2, 0), 'begun', 50],
    [course(0, 2), 'done', 100],
    [course(1, 2), 'begun', 25],
    [course(9, 0), 'begun', 75],
    [course(0, 0, 0), 'new', 0],
  ] as const)('takes %o as %s, %i %% of it', (given, state, percent) => {
    expect([stateOf(given), percentOf(given)]).toEqual([state, percent]);
  });

  it('names missing prerequisites until the course itself is completed', () => {
    const prerequisites = [
      { id: 'a', title: 'A', isDone: true },
      { id: 'b', title: 'B', isDone: false },
    ];
    const missing = (completed: number) =>
      missingBefore({ prerequisites, progress: { currentStep: 0, completed } }).map(({ id }) => id);
    expect(missing(0)).toEqual(['b']);
    expect(missing(1)).toEqual([]);
  });

  it('continues at an existing step', () => {
    expect(stepToGoOn(course(9, 0))).toBe(3);
    expect(stepToGoOn(course(0, 0, 0))).toBe(0);
  });

  it('leaves at least a minute as long as there is a step', () => {
    expect([minutesLeft(course(0, 0), 0), minutesLeft(course(0, 0), 3), minutesLeft(course(0, 0, 0), 0)]).toEqual([12, 3, 0]);
  });

  it.each([
    ['0', 0],
    ['3', 3],
    ['4', null],
    ['-1', null],
    ['1e0', null],
    ['finish', null],
    [undefined, null],
  ])('parses %s as the step %s', (text, step) => {
    expect(stepOf(text, course(0, 0))).toBe(step);
  });
});
