import { expect, it } from 'vitest';
import { foldText } from './foldText';

it.each([
  ['ısparta', 'ISPARTA'],
  ['istanbul', 'İSTANBUL'],
  ['ISTANBUL', 'istanbul'],
  ['FILE-1', 'file-1'],
  ['Türkiye', 'TURKIYE'],
  ['Curaçao', 'curacao'],
  ['Åland', 'aland'],
  ['Côte d’Ivoire', "cote d'ivoire"],
  ['Færøerne', 'faeroerne'],
  ['São  Tomé ', 'sao tome'],
])('foldText: folds %j to the same text as %j', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});
