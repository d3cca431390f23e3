import { describe, expect, it } from 'vitest';
import { fitTexts, readTexts } from './readTexts';

describe('readTexts', () => {
  it('accepts texts by namespace and key, however few', () => {
    const texts = { common: { close: 'Schließen' }, auth: { signIn: { title: 'Anmelden' } } };
    expect(readTexts(JSON.stringify(texts))).toEqual({ texts });
    expect(readTexts('{}')).toEqual({ texts: {} });
  });

  it.each(['', '<!doctype html>', '{"common":'])('reports that %j is no JSON', (file) => {
    expect(readTexts(file)).toEqual({ problem: 'notJson' });
  });

  it.each([
    ['null', ''],
    ['[]', ''],
    ['"de"', ''],
    ['{"close":"Schließen"}', 'close'],
    ['{"common":7}', 'common'],
    ['{"common":{"close":"x","list":{"page":null}}}', 'common.list.page'],
    ['{"common":{"close":["x"]}}', 'common.close'],
  ])('names the invalid key of %s', (file, at) => {
    expect(readTexts(file)).toEqual({ problem: 'wrongShape', at });
  });
});

describe('fitTexts', () => {
  const english = { title: 'Boards', cards_one: 'card', cards_other: 'cards', errors: { offline: 'No connection' } };

  it('preserves texts, and plural forms that English does not have', () => {
    const texts = { title: 'Tablice', cards_few: 'karty', errors: { offline: 'Brak połączenia' } };
    expect(fitTexts(texts, english)).toEqual(texts);
  });

  it('leaves empty texts and mismatched groups to English', () => {
    expect(fitTexts({ title: ' ', errors: 'Fehler', cards_one: { a: 'Karte' } }, english)).toEqual({});
    expect(fitTexts({ constructor: { name: 'x' } }, english)).toEqual({});
  });
});
