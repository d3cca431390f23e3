import { buildMovement } from '@stockroom/mocks';
import { expect, test } from 'vitest';
import { runInSlices } from '../../../shared/work/runInSlices';
import { writeMovementsCsv } from './movementsCsv';

test('numbers stay numbers, and no text is run or altered by a spreadsheet', async () => {
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
  });
  const job = writeMovementsCsv([movement], { delimiter: ';', headers: ['A', 'B'], reasonOf: () => 'Sold' });
  const [head, row] = await runInSlices(job);
  expect(head).toBe('\uFEFFA;B\r\n');
  expect(row).toBe(`${movement.at};#7;'00123;'=1+1;-3;2;-1;Sold;"two; three";'@R-1;${movement.userName};#5\r\n`);
});
