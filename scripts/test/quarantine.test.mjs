import { expect, it } from 'vitest';
import { checkQuarantine } from './quarantine.mjs';

const today = new Date('2026-11-26');
const entry = (id, since = '2026-11-20') => ({ id, why: 'a focus that the browser gives late', since });
const faults = (list, full = false) => checkQuarantine(list, { today, full });

it('takes a short list with reasons', () => expect(faults([entry('a--b')])).toEqual([]));
it('asks for a reason and a day', () => {
  expect(faults([{ ...entry('a--b'), why: '' }])).toHaveLength(1);
  expect(faults([entry('a--b', 'soon')])).toHaveLength(1);
});
it('holds it short', () => expect(faults(Array.from({ length: 13 }, (_, at) => entry(`a--${at}`)))[0]).toMatch(/13 tests/));
it('the whole look finds what is there for too long', () => {
  expect(faults([entry('a--b', '2026-11-01')])).toEqual([]);
  expect(faults([entry('a--b', '2026-11-01')], true)[0]).toMatch(/25 days/);
});
