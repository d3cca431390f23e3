import { describe, expect, it } from 'vitest';
import { plainText, withoutSpans } from './plainText';
import { readDay } from './readDay';
import { readTime, readTimeAlone } from './readTime';

/** A Sunday. */
const now = new Date(2026, 2, 1, 9, 30).getTime();

describe('readDay', () => {
  it.each([
    ['Call today', '2026-03-01'],
    ['Yarın ara', '2026-03-02'],
    ['YARIN ARA', '2026-03-02'],
    ['order tomorrow', '2026-03-02'],
    ['day after tomorrow', '2026-03-03'],
    ['öbür gün', '2026-03-03'],
    ['next friday', '2026-03-06'],
    ['on Sunday', '2026-03-08'],
    ['pazartesi günü', '2026-03-02'],
    ['Çarşamba', '2026-03-04'],
    ['gelecek hafta', '2026-03-08'],
    ['in 3 days', '2026-03-04'],
    ['2 hafta sonra', '2026-03-15'],
    ['15 mart', '2026-03-15'],
    ['March 15th, 2027', '2027-03-15'],
    ['1 şubat', '2027-02-01'],
    ['29 feb', '2028-02-29'],
    ['29.2.', '2028-02-29'],
    ['15/03/2026', '2026-03-15'],
    ['2026-12-31', '2026-12-31'],
    ['may 5', '2026-05-05'],
    ['15.03', '2026-03-15'],
    ['tomorrow 17.10', '2026-03-02'],
    ['by friday', '2026-03-06'],
    ['cumaya kadar', '2026-03-06'],
    ['pazar gününe kadar', '2026-03-08'],
    ['yarına kadar', '2026-03-02'],
    ['bu akşam', '2026-03-01'],
    ['haftaya salı', '2026-03-03'],
    ['next week on Friday', '2026-03-06'],
    ['15 Mart’ta', '2026-03-15'],
    ['Cuma’ya kadar', '2026-03-06'],
  ])("reads '%s' as %s", (text, day) => {
    expect(readDay(text, now)?.day).toBe(day);
  });

  it('stays in the target month when months are added', () => {
    const last = new Date(2026, 0, 31, 9, 30).getTime();
    expect(readDay('in 1 month', last)?.day).toBe('2026-02-28');
    expect(readDay('gelecek ay', last)?.day).toBe('2026-02-28');
  });

  it.each([
    'todayish',
    'Mondays',
    '#tomorrow',
    '@may',
    '31.4.',
    '1.5 litre',
    '24/7',
    'pazara git',
    'tomorrow’s news',
    '2026-02-30',
    'Ask Friday’s'.replace('Friday’s', 'Fridayish'),
    '',
  ])("finds no day in '%s'", (text) => {
    expect(readDay(text, now)).toBeNull();
  });
});

describe('readTime', () => {
  it.each([
    ['at 5pm', '17:00'],
    ['5:30 PM', '17:30'],
    ['12am', '00:00'],
    ['17:00', '17:00'],
    ['9:05', '09:05'],
    ['at 9', '09:00'],
    ['saat 17', '17:00'],
    ['saat 17.30’da', '17:30'],
    ["17:00'de", '17:00'],
    ['akşam 8', '20:00'],
    ['sabah 9', '09:00'],
    ['noon', '12:00'],
  ])("reads '%s' as %s", (text, time) => {
    expect(readTime(text)?.time).toBe(time);
  });

  it('reads a time with a point only right after a day', () => {
    expect(readTime('yarın 17.30’da ara', 5)?.time).toBe('17:30');
    expect(readTime('yarın 12 adet 17.30', 5)).toBeNull();
  });

  it('reads an hour with its Turkish ending right after a day', () => {
    expect(readTime('yarın 9da ara', 5)?.time).toBe('09:00');
    expect(readTime('yarın 9’da ara', 5)?.time).toBe('09:00');
    expect(readTime('depo 5te')).toBeNull();
  });

  it.each(['13pm', '25:00', '9:75', 'order 17', 'b17:00', ''])("finds no time in '%s'", (text) => {
    expect(readTime(text)).toBeNull();
  });

  it.each([
    ['17', '17:00'],
    ['1730', '17:30'],
    ['17.30', '17:30'],
    ['5pm', '17:00'],
    ['99', null],
    ['at 5pm or so', null],
  ])("reads a field with only '%s' as %s", (text, time) => {
    expect(readTimeAlone(text)).toBe(time);
  });
});

it('withoutSpans: leaves the rest of the text unchanged', () => {
  const text = 'Ara İnci’yi yarın 17:00 lütfen';
  expect(plainText(text)).toHaveLength(text.length);
  const spans = [readDay(text, now)?.span, readTime(text)?.span].filter((span) => span !== undefined);
  expect(withoutSpans(text, spans)).toBe('Ara İnci’yi lütfen');
});

it.each([
  ['Rota for next week', 'Rota'],
  ['Order by next friday', 'Order'],
  ['Rota for tomorrow', 'Rota'],
  ['Plan for the day after tomorrow', 'Plan'],
  ['Pay for it today', 'Pay for it'],
])('readDay: includes the preposition in the span: %s', (text, rest) => {
  const span = readDay(text, now)?.span;
  expect(withoutSpans(text, span ? [span] : [])).toBe(rest);
});
