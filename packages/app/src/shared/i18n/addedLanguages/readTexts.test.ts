import { describe, expect, it } from 'vitest';
import { fitTexts, readTexts } from './readTexts';

describe('readTexts', () => {
  it('takes texts by namespace and key, few as they may be', () => {
    const texts = { common: { close: 'Schließen' }, auth: { signIn: { title: 'Anmelden' } } };
    expect(readTexts(JSON.stringify(texts))).toEqual({ texts });
    expect(readTexts('{}')).toEqual({ texts: {} });
  });

  it.each(['', '<!doctype html>', '{"common":'])('says that %j is no JSON', (file) => {
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
  ])('names the key of %s that is not as it must be', (file, at) => {
    expect(readTexts(file)).toEqual({ problem: 'wrongShape', at });
  });
});

describe('fitTexts', () => {
  const english = { title: 'Boards', cards_one: 'card', cards_other: 'cards', errors: { offline: 'No connection' } };

  it('keeps texts, and forms of the plural that English does not have', () => {
    const texts = { title: 'Tablice', cards_few: 'karty', errors: { offline: 'Brak połączenia' } };
    expect(fitTexts(texts, english)).toEqual(texts);
  });

  it('leaves to English what is empty, and what is a text in one and a group in the other', () => {
    expect(fitTexts({ title: ' ', errors: 'Fehler', cards_one: { a: 'Karte' } }, english)).toEqual({});
    expect(fitTexts({ constructor: { name: 'x' } }, english)).toEqual({});
  });
});
