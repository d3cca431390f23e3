import * as v from 'valibot';
import { expect, test } from 'vitest';
import { OpeningHours } from './storeDetails';

const accepts = (text: string) => v.safeParse(OpeningHours, text).success;

test.each(['', '09:00-18:00', '09:00-13:00 14:00-18:30', '00:00-24:00', '06:00-09:00 10:00-14:00 17:00-23:59'])(
  'OpeningHours: accepts %j',
  (text) => {
    expect(accepts(text)).toBe(true);
  },
);

test.each([
  'closed',
  '9:00-18:00',
  '18:00-09:00',
  '09:00-09:00',
  '09:00-14:00 13:00-18:00',
  '09:00-25:00',
  '09:60-18:00',
  '09:00-18:00 ',
])('OpeningHours: rejects %j', (text) => {
  expect(accepts(text)).toBe(false);
});
