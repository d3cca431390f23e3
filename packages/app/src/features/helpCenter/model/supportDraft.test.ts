import { expect, it } from 'vitest';
import { supportProblems } from './supportDraft';

const good = { name: 'Ada', email: 'ada@example.com', subject: 'Labels', message: 'They are cut off.', files: [] };

it('lets through what the server takes', () => {
  expect(supportProblems(good)).toEqual({});
  expect(supportProblems({ ...good, email: ' ada@example.com ' })).toEqual({});
});

it.each([
  [{ name: '  ' }, { name: 'missing' }],
  [{ email: 'ada' }, { email: 'missing' }],
  [{ subject: 'x'.repeat(201) }, { subject: 'tooLong' }],
  [
    { message: '', name: '' },
    { message: 'missing', name: 'missing' },
  ],
])('%o has problems', (changes, problems) => {
  expect(supportProblems({ ...good, ...changes })).toEqual(problems);
});
