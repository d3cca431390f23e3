import { afterEach, expect, test, vi } from 'vitest';
import { localTimestamp } from './localTimestamp';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['UTC', '2026-03-01T09:30:00.000Z', '2026-03-01T09:30:00+00:00'],
  ['Europe/Berlin', '2026-03-29T00:59:00.000Z', '2026-03-29T01:59:00+01:00'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
  ['Europe/Istanbul', '2026-02-28T22:15:00.000Z', '2026-03-01T01:15:00+03:00'],
  ['America/St_Johns', '2026-03-01T01:00:00.000Z', '2026-02-28T21:30:00-03:30'],
])('localTimestamp: converts in %s the instant %s to %s', (zone, instant, local) => {
  vi.stubEnv('TZ', zone);
  expect(localTimestamp(instant)).toBe(local);
});
