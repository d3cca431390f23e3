import { expect, test } from 'vitest';
import { isPasswordOld, passwordProblems } from './passwordForm';

const email = 'defne@example.com';

test.each([
  [{ current: 'old', next: 'four blue herons', repeated: 'four blue herons' }, {}],
  [
    { current: '', next: 'short', repeated: 'short' },
    { current: 'currentMissing', next: 'weak' },
  ],
  [{ current: 'four blue herons', next: 'four blue herons', repeated: 'four blue herons' }, { next: 'same' }],
  [{ current: 'old', next: 'four blue herons', repeated: 'four blue heron' }, { repeated: 'differ' }],
  [{ current: 'old', next: email, repeated: email }, { next: 'weak' }],
])('passwordProblems: %j', (draft, problems) => {
  expect(passwordProblems(draft, email)).toEqual(problems);
});

test('isPasswordOld: is true after six months and when it was never changed', () => {
  const changed = '2026-01-01T00:00:00.000Z';
  expect(isPasswordOld(null, 0)).toBe(true);
  expect(isPasswordOld(changed, Date.parse('2026-06-30T00:00:00.000Z'))).toBe(false);
  expect(isPasswordOld(changed, Date.parse('2026-07-05T00:00:00.000Z'))).toBe(true);
});
