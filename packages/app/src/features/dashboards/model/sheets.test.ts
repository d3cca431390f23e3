import { expect, test } from 'vitest';
import { sheetOf, writeSheets } from './sheets';

test('writeSheets: writes tables below each other, with numbers, empty gaps and nothing to run', () => {
  const chart = sheetOf('Visits', 'Day', [{ name: 'Monday' }, { name: 'Tuesday' }], [{ name: 'New', values: [1.5, null] }]);
  const hostile = { name: '=cmd()', head: ['A'], rows: [['a;b'], [-3]] };
  expect(writeSheets([chart, hostile], ';')).toBe(
    '\uFEFFVisits\r\nDay;New\r\nMonday;1.5\r\nTuesday;\r\n\r\n\'=cmd()\r\nA\r\n"a;b"\r\n-3\r\n',
  );
});
