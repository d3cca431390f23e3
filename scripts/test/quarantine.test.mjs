import { expect, it } from 'vitest';
import { checkQuarantine } from './quarantine.mjs';

const today = new Date('2026-11-26');
const entry = (id, since = '2026-11-20') => ({ id, why: 'a focus that the browser gives late', since });
const faults = (list, full = false) => checkQuarantine(list, { today, full });

it('checkQuarantine: accepts a short list with reasons', () => expect(faults([entry('a--b')])).toEqual([]));
it('checkQuarantine: requires a reason and a day', () => {
  expect(faults([{ ...entry('a--b'), why: '' }])).toHaveLength(1);
  expect(faults([entry('a--b', 'soon')])).toHaveLength(1);
});
it('checkQuarantine: limits the length of the list', () =>
  expect(faults(Array.from({ length: 13 }, (_, at) => entry(`a--${at}`)))[0]).toMatch(/13 tests/));
it('checkQuarantine: reports entries that are too old in a full run', () => {
  expect(faults([entry('a--b', '2026-11-01')])).toEqual([]);
  expect(faults([entry('a--b', '2026-11-01')], true)[0]).toMatch(/25 days/);
});
