import { expect, it } from 'vitest';
import { chooseSteps } from './chooseSteps.mjs';

const steps = ['types', 'lint', 'unit', 'journeys'].map((name) => ({ name }));
const choose = (...args) => chooseSteps(steps, args, { validate: ['types', 'lint'] }).map(({ name }) => name);

it('chooseSteps: selects all steps without arguments', () => expect(choose()).toEqual(['types', 'lint', 'unit', 'journeys']));
it('chooseSteps: selects the named steps in the usual order', () =>
  expect(choose('--only', 'journeys,lint')).toEqual(['lint', 'journeys']));
it('chooseSteps: expands groups', () => expect(choose('--only=validate,unit')).toEqual(['types', 'lint', 'unit']));
it('chooseSteps: selects the steps from a given one on', () => expect(choose('--from', 'unit')).toEqual(['unit', 'journeys']));
it.each([
  ['--only', 'tpyes'],
  ['--from', 'tpyes'],
])('chooseSteps: lists the steps when %s has a wrong one', (...args) =>
  expect(() => choose(...args)).toThrow(/no step "tpyes".*types, lint/),
);
it('chooseSteps: reports a flag without a value', () => expect(() => choose('--only')).toThrow(/needs the name/));
