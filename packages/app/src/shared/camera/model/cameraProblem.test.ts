import { expect, it } from 'vitest';
import { CameraError, problemOf } from './cameraProblem';

const named = (name: string) => Object.assign(new Error('x'), { name });

it.each([
  [named('NotAllowedError'), 'refused'],
  [named('NotFoundError'), 'absent'],
  [named('OverconstrainedError'), 'absent'],
  [named('NotReadableError'), 'busy'],
  [new CameraError('insecure'), 'insecure'],
  [new TypeError('x'), 'failed'],
  ['x', 'failed'],
])('problemOf: %s: %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
