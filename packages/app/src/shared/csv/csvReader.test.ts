import { describe, expect, it } from 'vitest';
import { createCsvReader, sniffDelimiter, withoutSepLine } from './csvReader';

const cells = (text: string) =>
  createCsvReader(text, ',')
    .read(100)
    .map((row) => row.cells);

describe('createCsvReader', () => {
  it.each([
    [
      'line ends of all kinds, mixed',
      'a,b\r\nc,d\ne,f\rg,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['line ends and delimiters in quotes', '"a\r\nb","c,d"', [['a\r\nb', 'c,d']]],
    ['doubled quotes', '"say ""hi"""', [['say "hi"']]],
    ['a quote inside an unquoted cell', '5" pipe,x', [['5" pipe', 'x']]],
    ['text behind a closing quote', '"a"b,c', [['ab', 'c']]],
    [
      'an empty last cell',
      'a,\nb,',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
  ])('reads %s', (_name, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('skips empty lines but counts them', () => {
    expect(createCsvReader('a\n\n , \nb', ',').read(10)).toEqual([
      { cells: ['a'], row: 1 },
      { cells: ['b'], row: 4 },
    ]);
  });

  it('reports the row of a quote that is never closed', () => {
    const reader = createCsvReader('a\n"b\nc', ',');
    reader.read(10);
    expect(reader.unclosedQuoteRow).toBe(2);
  });

  it('continues where the last read stopped', () => {
    const reader = createCsvReader('a\nb\nc', ',');
    expect(reader.read(2)).toHaveLength(2);
    expect(reader.read(2)).toEqual([{ cells: ['c'], row: 3 }]);
  });
});

describe('sniffDelimiter', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n"1,5";2\n"2,5";3', ';'],
    ['a\tb, c\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['one column', ','],
    ['sep=;\na,b;c', ';'],
  ])('splits %j by %j', (text, delimiter) => {
    expect(sniffDelimiter(text)).toBe(delimiter);
  });
  it('removes the sep= line meant for Excel', () => {
    expect(withoutSepLine('sep=;\r\na;b')).toBe('a;b');
  });
});
