import { expect, it } from 'vitest';
import { dueState } from './dueState';

it.each([
  [null, 'none'],
  ['2026-02-28', 'overdue'],
  ['0001-01-01', 'overdue'],
  ['2026-03-01', 'today'],
  ['2026-03-02', 'tomorrow'],
  ['2026-03-03', 'later'],
] as const)('dueState: classifies the due date %s as %s on 1 March', (dueDate, state) => {
  expect(dueState(dueDate, '2026-03-01')).toBe(state);
});

it('dueState: finds tomorrow across the end of a month and of a year', () => {
  expect(dueState('2026-03-01', '2026-02-28')).toBe('tomorrow');
  expect(dueState('2027-01-01', '2026-12-31')).toBe('tomorrow');
});
