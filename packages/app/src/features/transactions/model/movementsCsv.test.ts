import { buildMovement } from '@stockroom/mocks';
import { afterEach, expect, test, vi } from 'vitest';
import { localTimestamp } from '#shared/format/localTimestamp';
import { runInSlices } from '#shared/work/runInSlices';
import { writeMovementsCsv } from './movementsCsv';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('writeMovementsCsv: keeps numbers as numbers, neutralises formulas and writes times as shown', async () => {
  vi.stubEnv('TZ', 'Europe/Istanbul');
  const movement = buildMovement({
    id: 'movement-000000007',
    sku: '00123',
    name: '=1+1',
    delta: -3,
    before: 2,
    reason: 'sold',
    note: 'two; three',
    reference: '@R-1',
    undoes: 'movement-000000005',
    at: '2026-02-28T22:15:00.000Z',
  });
  const job = writeMovementsCsv([movement], {
    delimiter: ';',
    headers: ['A', 'B'],
    timeOf: localTimestamp,
    reasonOf: () => 'Sold',
  });
  const [head, row] = await runInSlices(job);
  expect(head).toBe('\uFEFFA;B\r\n');
  expect(row).toBe(`2026-03-01T01:15:00+03:00;#7;'00123;'=1+1;-3;2;-1;Sold;"two; three";'@R-1;${movement.userName};#5\r\n`);
});
