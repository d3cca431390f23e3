import { expect, it } from 'vitest';
import { supportProblems } from './supportDraft';

const good = { name: 'Ada', email: 'ada@example.com', subject: 'Labels', message: 'They are cut off.', files: [] };

it('supportProblems: accepts a draft that the server accepts', () => {
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
])('supportProblems: reports the problems of %o', (changes, problems) => {
  expect(supportProblems({ ...good, ...changes })).toEqual(problems);
});
