import { expect, test } from 'vitest';
import { cleanFileName, fileSize, kindOf, problemOf } from './attachment';

test.each([
  ['list.csv', 'list.csv'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['a\u0000b\n.txt', 'a_b_.txt'],
  ['  ', ''],
  ['Teslim tutanağı.pdf', 'Teslim tutanağı.pdf'],
])('cleanFileName: turns %j into %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

const limits = { maxBytes: 100, maxCount: 2 };
test.each([
  [0, 0, 'empty'],
  [100, 0, null],
  [101, 0, 'tooLarge'],
  [1, 2, 'tooMany'],
])('problemOf: %d bytes beside %d: %j', (size, count, problem) => expect(problemOf({ size }, limits, count)).toBe(problem));

test.each([
  ['a.pdf', 'PDF'],
  ['a', ''],
  ['archive.tar.gz', 'GZ'],
  ['.env', 'ENV'],
])('kindOf: %s is a %s', (name, kind) => expect(kindOf(name)).toBe(kind));

test('fileSize: formats sizes briefly in the current language', () => {
  expect([12, 4300, 1_300_000].map((bytes) => fileSize(bytes, 'en'))).toEqual(['12 byte', '4.2 kB', '1.2 MB']);
  expect(fileSize(1_300_000, 'tr')).toBe('1,2 MB');
});
