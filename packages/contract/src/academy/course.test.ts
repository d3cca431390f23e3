import { expect, test } from 'vitest';
import { furtherProgress } from './course';

test('furtherProgress: picks the one finished more often, then the one with more steps', () => {
  const started = { currentStep: 3, completed: 0 };
  const finished = { currentStep: 0, completed: 1 };
  expect(furtherProgress(started, { currentStep: 1, completed: 0 })).toBe(started);
  expect(furtherProgress(started, finished)).toBe(finished);
  expect(furtherProgress(finished, started)).toBe(finished);
});
