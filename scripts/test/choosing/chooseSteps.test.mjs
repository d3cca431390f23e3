import { expect, it } from 'vitest';
import { chooseSteps } from './chooseSteps.mjs';

const steps = ['types', 'lint', 'unit', 'journeys'].map((name) => ({ name }));
const choose = (...args) => chooseSteps(steps, args, { validate: ['types', 'lint'] }).map(({ name }) => name);

it('runs everything without arguments', () => expect(choose()).toEqual(['types', 'lint', 'unit', 'journeys']));
it('runs the named ones in the usual order', () => expect(choose('--only', 'journeys,lint')).toEqual(['lint', 'journeys']));
it('knows groups', () => expect(choose('--only=validate,unit')).toEqual(['types', 'lint', 'unit']));
it('runs from a step on', () => expect(choose('--from', 'unit')).toEqual(['unit', 'journeys']));
it.each([
  ['--only', 'tpyes'],
  ['--from', 'tpyes'],
])('names the steps when %s has a wrong one', (...args) => expect(() => choose(...args)).toThrow(/no step "tpyes".*types, lint/));
it('says what a lone flag lacks', () => expect(() => choose('--only')).toThrow(/needs the name/));
