import { expect, test } from 'vitest';
import { isNewActivity } from './newActivity';

const at = (date: string, id = 'contact-1') => ({ date, person: { id, name: 'Marcus', avatar: null } });
const seen = { until: '2026-03-01T08:00:00.000Z', newest: '2026-03-01T09:00:00.000Z', count: 1 };

test('isNewActivity: counts activities of others since the log was read', () => {
  expect(isNewActivity(at('2026-03-01T08:00:00.001Z'), seen, 'user-1')).toBe(true);
  expect(isNewActivity({ ...at('2026-03-01T09:00:00.000Z'), person: null }, seen, 'user-1')).toBe(true);
  expect(isNewActivity(at('2026-03-01T08:00:00.000Z'), seen, 'user-1')).toBe(false);
  expect(isNewActivity(at('2020-01-01T00:00:00.000Z'), { ...seen, until: null }, 'user-1')).toBe(true);
});

test("isNewActivity: excludes the user's own activities, and all before the marker has loaded", () => {
  expect(isNewActivity(at('2026-03-01T09:00:00.000Z', 'user-1'), seen, 'user-1')).toBe(false);
  expect(isNewActivity(at('2026-03-01T09:00:00.000Z'), undefined, 'user-1')).toBe(false);
});
